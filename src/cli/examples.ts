/** The examples at the end of a command's help. */
export const examples = (...commands: readonly string[]): string =>
  `\nExamples:\n${commands.map((command) => `  $ forty-thieves ${command}\n`).join('')}`;
