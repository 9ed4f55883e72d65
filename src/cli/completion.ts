// Completion for shells. Everything that knows the library behind it is here, because that is young.
import completion, { ShellCompDirective } from '@bomb.sh/tab';
import addTab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { GAMES, OTHER_READINGS } from '../rules/games.ts';
import { examples } from './examples.ts';

/** Adds the command `completion`, and a hidden one that the scripts of the shells call. All others must be there. */
export function addCompletion(program: Command): void {
  addTab(program, { completionCommandName: 'completion' });
  const command = program.commands.find((each) => each.name() === 'completion');
  command
    ?.summary('print what makes a shell complete our commands')
    .description('Prints a script for a shell that completes commands, options and names of games.')
    .addHelpText(
      'after',
      examples(
        'completion bash > ~/.local/share/bash-completion/completions/forty-thieves',
        'completion zsh > ~/.zfunc/_forty-thieves',
        'completion fish > ~/.config/fish/completions/forty-thieves.fish',
      ),
    );
  completeGames();
  completeFiles();
}

type Handler = (complete: (value: string, description: string) => void) => void;

const listGames: Handler = (complete) => {
  for (const { name, title } of [...GAMES, ...OTHER_READINGS]) complete(name, title);
};

/** The library takes choices from the command line's definition; a game isn't one of a list there, as --rules adds others. */
function completeGames(): void {
  for (const { options, arguments: args } of completion.commands.values()) {
    for (const word of [options.get('game'), args.get('game'), args.get('name')]) {
      if (word !== undefined) word.handler = listGames;
    }
  }
}

/**
 * Most of our arguments may be files, but the library tells shells not to fall back to file names, and its script
 * for bash doesn't ask for them in the first place.
 */
function completeFiles(): void {
  const { parse, setup } = completion;
  completion.parse = (words) => {
    ShellCompDirective.ShellCompDirectiveNoFileComp = ShellCompDirective.ShellCompDirectiveDefault;
    parse.call(completion, words);
  };
  completion.setup = (name, executable, shell) => {
    setup.call(completion, name, executable, shell);
    if (shell === 'bash') console.log('complete -o default -F __forty_thieves_complete forty-thieves');
  };
}
