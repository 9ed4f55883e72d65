/**
 * Of the first `count` scores those that are allowed (1 rather than 0), and of these the `width` lowest: their indices,
 * ascending. Of equal scores the earlier win. Found by counting, since scores are small whole numbers that lie close
 * together.
 */
export function leastOf(scores: Int32Array, allowed: Int32Array, count: number, width: number): number[] {
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    if (allowed[i] === 0) continue;
    least = Math.min(least, scores[i]!);
    most = Math.max(most, scores[i]!);
  }
  const counts = new Int32Array(Math.max(0, most - least) + 1);
  for (let i = 0; i < count; i++) if (allowed[i] === 1) counts[scores[i]! - least]! += 1;
  let threshold = least;
  let room = width;
  while (threshold <= most && counts[threshold - least]! <= room) room -= counts[threshold++ - least]!;
  const chosen: number[] = [];
  for (let i = 0; i < count; i++) {
    if (allowed[i] === 0 || scores[i]! > threshold) continue;
    if (scores[i] === threshold && room-- <= 0) continue;
    chosen.push(i);
  }
  return chosen;
}
