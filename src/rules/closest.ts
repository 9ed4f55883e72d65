/** The name that `text` was probably meant to be, if one is at most two typing slips away. */
export function closest(text: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, slips: editDistance(text.toLowerCase(), name) }))
    .filter(({ name, slips }) => slips <= Math.min(2, name.length / 2))
    .sort((a, b) => a.slips - b.slips);
  return best?.name;
}

/** Levenshtein's distance: the fewest letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
