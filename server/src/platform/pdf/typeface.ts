import { create, type ParsedFont } from 'fontkit';
import { readFileSync } from 'node:fs';

export type Weight = 'regular' | 'semibold';

/**
 * Returns both weights of the typeface for one PDF. All PDFs share the parsed tables, which take
 * more time to parse than a page takes to draw. They do not share the glyphs: a glyph keeps the
 * characters that it was first drawn for, and a PDF must not depend on earlier ones.
 */
export const fontsOfPdf = (): readonly (readonly [Weight, ParsedFont])[] =>
  typeface.map(({ weight, bytes, tables }) => {
    const font = create(bytes);
    font._tables = tables;
    return [weight, font];
  });

const weights: readonly Weight[] = ['regular', 'semibold'];

const typeface = weights.map((weight) => {
  const bytes = readFileSync(new URL(`./fonts/inter-${weight}.ttf`, import.meta.url));
  return { weight, bytes, tables: create(bytes)._tables };
});
