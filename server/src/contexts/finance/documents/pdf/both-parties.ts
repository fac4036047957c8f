import type { PdfPage } from '#platform/pdf/page.ts';
import { drawLines, drawRule, SHEET } from '#platform/pdf/sheet.ts';
import { type Organisation, organisationLines } from './organisation.ts';

/**
 * Draws two organisations side by side under a rule, each below its title; returns the lower edge.
 */
export function drawBothParties(
  pdf: PdfPage,
  parties: Readonly<Record<string, Organisation>>,
  y: number,
): number {
  drawRule(pdf, { x: SHEET.left, width: SHEET.width, y }, '#000000');
  const half = { y: y + 10, width: SHEET.width / 2 - 12 };
  const ends = Object.entries(parties).map(([word, party], at) => {
    const x = SHEET.left + (at * SHEET.width) / 2;
    return drawLines(pdf, { heading: word, lines: organisationLines(party) }, { ...half, x });
  });
  return Math.max(...ends);
}
