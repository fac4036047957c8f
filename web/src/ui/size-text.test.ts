import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [999, 'en-AU', '999 B'],
  [12_400, 'de', '12 kB'],
  [1_440_000, 'en-AU', '1.4 MB'],
  [1_440_000, 'de', '1,4 MB'],
])('%d bytes in %s are %s', (bytes, language, text) => {
  expect(sizeText(bytes, language)).toBe(text);
});
