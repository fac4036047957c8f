import { drawImage } from '#platform/pdf/image.ts';
import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  drawLabelledValues,
  drawFeet,
  drawHead,
  drawRule,
  openSheet,
  SHEET,
  addPage,
} from '#platform/pdf/sheet.ts';
import { QUIET, writeBlock, writeLine } from '#platform/pdf/text.ts';
import { mm } from '#platform/pdf/units.ts';
import { drawBothEnds } from './both-ends.ts';
import { drawNumberBars } from './number-bars.ts';
import { joined, type PdfParty } from './party.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';

/** The data recorded at the hand-over. Empty texts are omitted. */
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
  readonly from: PdfParty;
  readonly to: PdfParty;
  /** PNG or JPEG. */
  readonly signature: Uint8Array | null;
  /** The issuer's logo, in the same formats. */
  readonly logo: Uint8Array | null;
  readonly photos: readonly Uint8Array[];
};

/** Draws one A4 proof of delivery; photos follow two per row. A text replaces unreadable images. */
export async function drawProofOfDelivery(
  proof: ProofOfDeliveryData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openSheet('Proof of delivery', proof.consignment, { drawnAt, words });
  const { consignment: subject, issuer, logo } = proof;
  const head = { title: 'Proof of delivery', subject, issuer, logo };
  let y = drawNumberBars(pdf, proof.consignment, drawHead(pdf, head) + 12);
  const ends = [
    ['From', proof.from],
    ['Delivered to', proof.to],
  ] as const;
  y = drawBothEnds(pdf, ends, y + 14);
  y = drawHandOver(pdf, proof, y + 12);
  y = drawSignature(pdf, proof, y + 10);
  drawPhotos(pdf, proof.photos, { y: y + 12, nextPage: () => addPage(pdf, head) });
  drawFeet(pdf, joined([proof.issuer, proof.carrier], ' · '));
  return await closePdf(pdf);
}

const WIDE = { x: SHEET.left, width: SHEET.width } as const;

function drawHandOver(pdf: PdfPage, proof: ProofOfDeliveryData, top: number): number {
  drawRule(pdf, { ...WIDE, y: top }, '#000000');
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
  const y = drawLabelledValues(pdf, first, { ...WIDE, y: top + 9 });
  const below = drawLabelledValues(pdf, second, { ...WIDE, y: y + 8 });
  return writeBlock(pdf, proof.note, { ...WIDE, y: below + 8, maxLines: 4, size: 9.5 });
}

function drawSignature(pdf: PdfPage, proof: ProofOfDeliveryData, top: number): number {
  const y = writeLine(pdf, t(pdf, 'Signature'), { ...WIDE, y: top, size: 7.5, colour: QUIET });
  const box = { x: SHEET.left, y: y + 2, width: mm(80), height: mm(28) };
  if (proof.signature === null) {
    return writeLine(pdf, t(pdf, 'No signature was captured.'), { ...WIDE, y: box.y, size: 9.5 });
  }
  drawImage(pdf, proof.signature, box);
  drawRule(pdf, { ...box, y: box.y + box.height + 2 }, '#000000');
  const below = { ...WIDE, y: box.y + box.height + 5 };
  return writeLine(pdf, proof.receivedBy, { ...below, size: 9.5, weight: 'semibold' });
}

function drawPhotos(
  pdf: PdfPage,
  photos: readonly Uint8Array[],
  { y, nextPage }: { readonly y: number; readonly nextPage: () => number },
): void {
  const gap = 12;
  const width = (SHEET.width - gap) / 2;
  const height = width * 0.75;
  let top = y;
  for (const [index, photo] of photos.entries()) {
    const column = index % 2;
    if (column === 0 && top + height > SHEET.bottom) top = nextPage();
    drawImage(pdf, photo, { x: SHEET.left + column * (width + gap), y: top, width, height });
    if (column === 1) top += height + gap;
  }
}
