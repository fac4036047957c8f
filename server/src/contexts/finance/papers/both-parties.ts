import type { Paper } from '#platform/papers/page.ts';
import { drawLines, drawRule, SHEET } from '#platform/papers/sheet.ts';
import { type Organisation, organisationLines } from './organisation.ts';

/** Two organisations side by side under a rule, each below its word; answers where they end. */
export function drawBothParties(
  paper: Paper,
  parties: Readonly<Record<string, Organisation>>,
  y: number,
): number {
  drawRule(paper, { x: SHEET.left, width: SHEET.width, y }, '#000000');
  const half = { y: y + 10, width: SHEET.width / 2 - 12 };
  const ends = Object.entries(parties).map(([word, party], at) => {
    const x = SHEET.left + (at * SHEET.width) / 2;
    return drawLines(paper, word, organisationLines(party), { ...half, x });
  });
  return Math.max(...ends);
}
