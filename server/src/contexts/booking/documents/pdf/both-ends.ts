import type { PdfPage } from '#platform/pdf/page.ts';
import { drawLines, drawRule, SHEET } from '#platform/pdf/sheet.ts';
import { addressLines, type PdfParty } from './party.ts';

/** The title and party of one end of the route in a PDF. */
type End = readonly [title: string, party: PdfParty];

/** Draws sender and receiver side by side under a rule; returns the lower edge, in points. */
export function drawBothEnds(pdf: PdfPage, [from, to]: readonly [End, End], y: number): number {
  drawRule(pdf, { x: SHEET.left, y, width: SHEET.width }, '#000000');
  const half = { y: y + 10, width: SHEET.width / 2 - 12 };
  const draw = ([title, party]: End, x: number) =>
    drawLines(pdf, { heading: title, lines: addressLines(party) }, { ...half, x });
  return Math.max(draw(from, SHEET.left), draw(to, SHEET.left + SHEET.width / 2));
}
