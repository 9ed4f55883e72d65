/** The index of the lowest bit that is set; there must be one. Over columns, that is the leftmost of them. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
