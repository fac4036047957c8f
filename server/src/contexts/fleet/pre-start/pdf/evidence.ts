import { drawImage } from '#platform/pdf/image.ts';
import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  addPage,
  drawFeet,
  drawHead,
  drawLabelledValues,
  drawRule,
  drawSignatureLines,
  type Head,
  openSheet,
  SHEET,
} from '#platform/pdf/sheet.ts';
import { drawTable, type PdfColumn } from '#platform/pdf/table.ts';
import { writeBlock, writeLine } from '#platform/pdf/text.ts';
import { type PdfTexts, plainEnglish } from '#platform/pdf/texts.ts';

export type EvidenceRow = {
  /** The area; empty if equal to that of the previous row. */
  readonly area: string;
  readonly question: string;
  readonly outcome: string;
  readonly note: string;
};

/** A pre-start check to print; texts are already in the language of the document. */
export type EvidenceData = {
  readonly issuer: string;
  readonly logo: Uint8Array | null;
  readonly subject: string;
  readonly status: string;
  readonly details: readonly (readonly [name: string, value: string])[][];
  readonly faults: readonly string[];
  readonly rows: readonly EvidenceRow[];
  readonly cleared: string;
  readonly photos: readonly Uint8Array[];
  /** The driver's signature; null if the check was not signed in the app. */
  readonly signature: Uint8Array | null;
};

const wide = { x: SHEET.left, width: SHEET.width } as const;
const columns: readonly PdfColumn<EvidenceRow>[] = [
  { head: 'Area', width: SHEET.width * 0.2, cell: (row) => row.area },
  { head: 'Question', width: SHEET.width * 0.4, cell: (row) => row.question },
  { head: 'Result', width: SHEET.width * 0.12, cell: (row) => row.outcome },
  { head: 'Note', width: SHEET.width * 0.28, cell: (row) => row.note },
];

/** Draws one pre-start check on A4 with all answers, faults first, and lines for signatures. */
export async function drawEvidence(
  data: EvidenceData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const title = 'Pre-start check';
  const pdf = openSheet(title, data.subject, { drawnAt, words });
  const head = { title, subject: data.subject, issuer: data.issuer, logo: data.logo };
  let y = drawHead(pdf, head) + 12;
  drawRule(pdf, { ...wide, y }, '#000000');
  for (const row of data.details) y = drawLabelledValues(pdf, row, { ...wide, y: y + 9 });
  y = drawFaults(pdf, data, y + 12);
  const begin = () => addPage(pdf, head);
  y = drawTable(
    pdf,
    { columns, rows: data.rows },
    {
      x: SHEET.left,
      y,
      bottom: SHEET.bottom,
      addPage: begin,
    },
  );
  y = drawPhotos(pdf, data.photos, { y: y + 12, head });
  if (y + 70 > SHEET.bottom) y = begin();
  // On the driver's line.
  if (data.signature !== null) {
    drawImage(pdf, data.signature, { x: SHEET.left, y: y + 2, width: 120, height: 36 });
  }
  drawSignatureLines(pdf, ['Driver: name, signature, date', 'Checked by: name, signature, date'], {
    ...wide,
    y: y + 6,
  });
  drawFeet(pdf, data.issuer);
  return await closePdf(pdf);
}

function drawFaults(pdf: PdfPage, data: EvidenceData, top: number): number {
  const status = { size: 13, weight: 'semibold', leading: 18 } as const;
  let y = writeLine(pdf, data.status, { ...wide, y: top, ...status });
  for (const fault of data.faults) {
    y = writeBlock(pdf, `• ${fault}`, { ...wide, y, maxLines: 3, size: 9.5, leading: 13 });
  }
  if (data.cleared !== '') {
    const box = { ...wide, y: y + 4, maxLines: 4 };
    y = writeBlock(pdf, data.cleared, { ...box, size: 9.5, leading: 13 });
  }
  return y + 10;
}

function drawPhotos(
  pdf: PdfPage,
  photos: readonly Uint8Array[],
  { y, head }: { readonly y: number; readonly head: Head },
): number {
  if (photos.length === 0) return y;
  const gap = 12;
  const width = (SHEET.width - gap) / 2;
  const height = width * 0.7;
  let top = y;
  for (const [at, photo] of photos.entries()) {
    if (at % 2 === 0 && top + height > SHEET.bottom) top = addPage(pdf, head);
    const x = SHEET.left + (at % 2) * (width + gap);
    drawImage(pdf, photo, { x, y: top, width, height });
    if (at % 2 === 1 || at === photos.length - 1) top += height + gap;
  }
  return top;
}
