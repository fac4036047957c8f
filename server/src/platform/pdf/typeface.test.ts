import { expect, it } from 'vitest';
import { fontsOfPdf } from './typeface.ts';

it('is parsed once for all PDFs', () => {
  const first = fontsOfPdf().map(([weight, font]) => ({ weight, shapes: font.GSUB }));
  const second = fontsOfPdf().map(([weight, font]) => ({ weight, shapes: font.GSUB }));
  expect(first.map(({ weight }) => weight)).toEqual(['regular', 'semibold']);
  for (const [at, { shapes }] of first.entries()) expect(second[at]?.shapes).toBe(shapes);
});
