import { hasZeroBits, proofText } from '@waybill/contract/booking/guests/proof-of-work';
import { expect, it } from 'vitest';
import { solve } from './proof.ts';

it('finds a solution whose hash starts with the required zero bits', async () => {
  const result = await solve('a challenge', 9);
  const text = new TextEncoder().encode(proofText('a challenge', result));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  expect(hash[0]).toBe(0);
  expect((hash[1] ?? 255) < 128).toBe(true);
  expect(hasZeroBits(new Uint8Array([0, 0x80]), 9)).toBe(false);
});
