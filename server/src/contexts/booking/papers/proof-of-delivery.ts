import { drawImage } from '#platform/papers/image.ts';
import { closePaper, type Paper } from '#platform/papers/page.ts';
import {
  drawFacts,
  drawFeet,
  drawHead,
  drawRule,
  openSheet,
  SHEET,
  turnPage,
} from '#platform/papers/sheet.ts';
import { QUIET, writeBlock, writeLine } from '#platform/papers/text.ts';
import { mm } from '#platform/papers/units.ts';
import { drawBothEnds } from './both-ends.ts';
import { drawNumberBars } from './number-bars.ts';
import { joined, type PaperParty } from './party.ts';
import { type PaperWords, plainEnglish, say } from '#platform/papers/words.ts';

/** What was known when the freight was handed over. Empty texts are left out. */
export type ProofOfDeliveryData = {
  readonly issuer: string;
  readonly carrier: string;
  readonly consignment: string;
  readonly deliveredAt: string;
  readonly receivedBy: string;
  /** “Signed”, “Left in a safe place” and the like. */
  readonly manner: string;
  readonly items: string;
  readonly driver: string;
  /** Latitude and longitude, or empty. */
  readonly position: string;
  readonly note: string;
  readonly references: readonly string[];
  readonly from: PaperParty;
  readonly to: PaperParty;
  /** PNG or JPEG. */
  readonly signature: Uint8Array | null;
  /** The issuer's, in the same formats. */
  readonly logo: Uint8Array | null;
  readonly photos: readonly Uint8Array[];
};

/** One A4 proof of delivery; photos follow two to a row. A picture that cannot be read says so. */
export async function drawProofOfDelivery(
  proof: ProofOfDeliveryData,
  drawnAt: Date,
  words: PaperWords = plainEnglish,
): Promise<Buffer> {
  const paper = openSheet('Proof of delivery', proof.consignment, { drawnAt, words });
  const { consignment: subject, issuer, logo } = proof;
  const head = { title: 'Proof of delivery', subject, issuer, logo };
  let y = drawNumberBars(paper, proof.consignment, drawHead(paper, head) + 12);
  const ends = [
    ['From', proof.from],
    ['Delivered to', proof.to],
  ] as const;
  y = drawBothEnds(paper, ends, y + 14);
  y = drawHandOver(paper, proof, y + 12);
  y = drawSignature(paper, proof, y + 10);
  drawPhotos(paper, proof.photos, { y: y + 12, turn: () => turnPage(paper, head) });
  drawFeet(paper, joined([proof.issuer, proof.carrier], ' · '));
  return await closePaper(paper);
}

const WIDE = { x: SHEET.left, width: SHEET.width } as const;

function drawHandOver(paper: Paper, proof: ProofOfDeliveryData, top: number): number {
  drawRule(paper, { ...WIDE, y: top }, '#000000');
  const first = [
    ['Delivered', proof.deliveredAt],
    ['Received by', proof.receivedBy],
    ['How', proof.manner],
    ['Items', proof.items],
  ] as const;
  const second = [
    ['Carrier', proof.carrier],
    ['Driver', proof.driver],
    ['Position', proof.position],
    ['References', joined(proof.references, ', ')],
  ] as const;
  const y = drawFacts(paper, first, { ...WIDE, y: top + 9 });
  const below = drawFacts(paper, second, { ...WIDE, y: y + 8 });
  return writeBlock(paper, proof.note, { ...WIDE, y: below + 8, maxLines: 4 }, { size: 9.5 });
}

function drawSignature(paper: Paper, proof: ProofOfDeliveryData, top: number): number {
  const y = writeLine(
    paper,
    say(paper, 'Signature'),
    { ...WIDE, y: top },
    { size: 7.5, colour: QUIET },
  );
  const box = { x: SHEET.left, y: y + 2, width: mm(80), height: mm(28) };
  if (proof.signature === null) {
    return writeLine(
      paper,
      say(paper, 'No signature was captured.'),
      { ...WIDE, y: box.y },
      { size: 9.5 },
    );
  }
  drawImage(paper, proof.signature, box);
  drawRule(paper, { ...box, y: box.y + box.height + 2 }, '#000000');
  const below = { ...WIDE, y: box.y + box.height + 5 };
  return writeLine(paper, proof.receivedBy, below, { size: 9.5, weight: 'semibold' });
}

function drawPhotos(
  paper: Paper,
  photos: readonly Uint8Array[],
  { y, turn }: { readonly y: number; readonly turn: () => number },
): void {
  const gap = 12;
  const width = (SHEET.width - gap) / 2;
  const height = width * 0.75;
  let top = y;
  for (const [index, photo] of photos.entries()) {
    const column = index % 2;
    if (column === 0 && top + height > SHEET.bottom) top = turn();
    drawImage(paper, photo, { x: SHEET.left + column * (width + gap), y: top, width, height });
    if (column === 1) top += height + gap;
  }
}
