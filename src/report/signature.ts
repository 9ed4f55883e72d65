import type { GameSignature } from '../study/signature.ts';
import { formatCount } from './numbers.ts';

/** One game as a line of text; lines of the nine games stand in columns. */
export function renderGameSignature({ rules, nodes, solvable, unsolvable, unknown }: GameSignature): string {
  const counts = Object.entries({ solvable, unsolvable, unknown }).map(
    ([verdict, count]) => `${String(count).padStart(3)} ${verdict}`,
  );
  return `${rules.title.padEnd(13)} ${formatCount(nodes).padStart(9)} nodes ${counts.join(' ')}\n`;
}

export const renderSignatureJson = (games: readonly GameSignature[], signature: number): string =>
  `${JSON.stringify(
    {
      schema: 1,
      games: games.map(({ rules, ...counts }) => ({ game: rules.name, ...counts })),
      signature,
    },
    null,
    2,
  )}\n`;
