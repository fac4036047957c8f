import { code128, drawBars } from '#platform/pdf/barcode.ts';
import type { PdfPage } from '#platform/pdf/page.ts';
import { SHEET } from '#platform/pdf/sheet.ts';
import { DOT } from '#platform/pdf/units.ts';

/**
 * Draws a number as Code 128 at the left margin of an A4 page: two dots per module, 12 mm high.
 * Returns the y below. Throws BarcodeRefusal.
 */
export function drawNumberBars(pdf: PdfPage, number: string, y: number): number {
  const place = { x: Math.ceil(SHEET.left / DOT), y: Math.ceil(y / DOT), height: 96 };
  drawBars(pdf, code128(number), { ...place, dotsPerModule: 2 });
  return (place.y + place.height) * DOT;
}
