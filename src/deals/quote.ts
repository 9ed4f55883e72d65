const LONGEST = 40;

/** What someone wrote, for messages: quoted, on one line, and cut where it is long. */
export function quote(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return JSON.stringify(shown);
}
