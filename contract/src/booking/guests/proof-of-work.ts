/**
 * The number of leading bits of a proof's SHA-256 that must be zero: about a second of work for a
 * phone.
 */
export const proofBits = 14;

/** Returns the text to hash: the challenge with a solution. */
export const proofText = (challenge: string, solution: number): string =>
  `${challenge}.${solution}`;

/** Returns whether a hash begins with this many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  const rest = bits % 8;
  if (hash.slice(0, whole).some((byte) => byte !== 0)) return false;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
}
