/** A seeded random number generator. */
export type Random = {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns a whole number from 0 to `below` - 1. */
  index(below: number): number;
};

/**
 * Returns the generator xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number
 * generators", 2018), seeded by splitmix32.
 */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const seeded = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  let a = seeded();
  let b = seeded();
  let c = seeded();
  let d = seeded() | 1;
  const bits = (): number => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return {
    next: () => bits() / 0x1_0000_0000,
    index: (below) => Math.floor((bits() / 0x1_0000_0000) * below),
  };
}
