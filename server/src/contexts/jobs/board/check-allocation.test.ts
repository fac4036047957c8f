import { expect, it } from 'vitest';
import { reasonMessage } from './check-allocation.ts';

it('turns a reason into the sentence that readers see in their language', () => {
  const values = { load: 2001, most: 2000 };
  const text = "{load} kg exceeds the vehicle's payload of {most} kg.";
  expect(reasonMessage({ isRefusing: true, text, values })).toEqual({ key: text, values });
  const plain = 'The driver is not available.';
  expect(reasonMessage({ isRefusing: false, text: plain, values: {} })).toBe(plain);
});
