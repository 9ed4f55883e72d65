/** Lines of cells in columns as wide as their widest cell, two blanks apart; all but the first `left` columns to the right. */
export function alignColumns(lines: readonly (readonly string[])[], left = 1): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((cells) => `${cells.map(pad).join('  ').trimEnd()}\n`).join('');
}
