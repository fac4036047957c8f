import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  drawLabelledValues,
  drawFeet,
  drawHead,
  drawSignatureLines,
  type Head,
  openSheet,
  SHEET,
  addPage,
} from '#platform/pdf/sheet.ts';
import { type PdfColumn, drawTable } from '#platform/pdf/table.ts';
import { type TextBox, QUIET, writeBlock, writeLine } from '#platform/pdf/text.ts';
import { drawBothEnds } from './both-ends.ts';
import { drawNumberBars } from './number-bars.ts';
import { joined, type PdfParty } from './party.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';

/** The PDF that travels with a consignment. Texts are ready to print; empty texts are omitted. */
export type ConsignmentNoteData = {
  readonly issuer: string;
  readonly carrier: string;
  readonly service: string;
  readonly consignment: string;
  readonly despatchDate: string;
  readonly payer: string;
  readonly references: readonly string[];
  readonly from: PdfParty;
  readonly to: PdfParty;
  readonly items: readonly ConsignmentItem[];
  readonly totals: { readonly items: string; readonly weight: string; readonly volume: string };
  readonly instructions: string;
  readonly mayLeave: boolean;
  readonly emergencyContact: string;
};

export type ConsignmentItem = {
  readonly quantity: string;
  readonly packageType: string;
  readonly description: string;
  readonly dimensions: string;
  readonly weight: string;
  readonly volume: string;
  /** “UN1263 Paint, Class 3, PG II”, or empty. */
  readonly dangerousGoods: string;
};

/** Draws one A4 consignment note. Throws BarcodeRefusal if the number cannot be a barcode. */
export async function drawConsignmentNote(
  note: ConsignmentNoteData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openSheet('Consignment note', note.consignment, { drawnAt, words });
  const head = headOf(note);
  let y = drawHead(pdf, head);
  y = drawNumberBars(pdf, note.consignment, y + 12);
  const ends = [
    ['From', note.from],
    ['To', note.to],
  ] as const;
  y = drawBothEnds(pdf, ends, y + 14);
  y = drawLabelledValues(pdf, detailsOf(note), { x: SHEET.left, y: y + 12, width: SHEET.width });
  const nextPage = (): number => addPage(pdf, head);
  y = drawItems(pdf, note, { y: y + 12, nextPage });
  const closing = 150;
  drawClosing(pdf, note, y + closing > SHEET.bottom ? nextPage() : y + 10);
  drawFeet(pdf, joined([note.issuer, note.carrier], ' · '));
  return await closePdf(pdf);
}

const headOf = (note: ConsignmentNoteData): Head => ({
  title: 'Consignment note',
  subject: note.consignment,
  issuer: note.issuer,
});

const detailsOf = (note: ConsignmentNoteData) =>
  [
    ['Carrier', note.carrier],
    ['Service', note.service],
    ['Despatch date', note.despatchDate],
    ['Payer', note.payer],
    ['References', joined(note.references, ', ')],
  ] as const;

function drawItems(
  pdf: PdfPage,
  { items, totals }: ConsignmentNoteData,
  { y, nextPage }: { readonly y: number; readonly nextPage: () => number },
): number {
  const flow = { x: SHEET.left, y, bottom: SHEET.bottom, addPage: nextPage };
  const below = drawTable(pdf, { columns: COLUMNS, rows: items }, flow);
  const line = below + 20 > SHEET.bottom ? nextPage() : below;
  const text = joined([totals.items, totals.weight, totals.volume], ' · ');
  const box = { x: SHEET.left, y: line + 5, width: SHEET.width };
  return writeLine(pdf, t(pdf, 'Total {sums}', { sums: text }), {
    ...box,
    size: 10,
    weight: 'semibold',
    align: 'right',
    tabular: true,
  });
}

const COLUMNS: readonly PdfColumn<ConsignmentItem>[] = [
  { head: 'Qty', width: 36, align: 'right', cell: (item) => item.quantity },
  { head: 'Package', width: 76, cell: (item) => item.packageType },
  {
    head: 'Description',
    width: SHEET.width - 318,
    cell: (item) => joined([item.description, item.dangerousGoods], '\n'),
  },
  { head: 'Dimensions', width: 96, cell: (item) => item.dimensions },
  { head: 'Weight', width: 58, align: 'right', cell: (item) => item.weight },
  { head: 'Volume', width: 52, align: 'right', cell: (item) => item.volume },
];

function drawClosing(pdf: PdfPage, note: ConsignmentNoteData, top: number): void {
  const box: Omit<TextBox, 'y'> = { x: SHEET.left, width: SHEET.width };
  let y = top;
  const paragraphs = [
    ['Instructions', note.instructions],
    ['Authority to leave', note.mayLeave ? t(pdf, 'Yes: may be left without a signature') : ''],
    ['Emergency contact', note.emergencyContact],
  ] as const;
  for (const [name, text] of paragraphs.filter(([, text]) => text !== '')) {
    writeLine(pdf, t(pdf, name), { ...box, y, width: 110, size: 8.5, colour: QUIET, leading: 13 });
    const right = { x: SHEET.left + 110, y, width: SHEET.width - 110, maxLines: 4 };
    y = writeBlock(pdf, text, { ...right, size: 9.5, leading: 13 }) + 3;
  }
  const captions = [
    'Sender: name, signature, date',
    'Driver: name, signature, date',
    'Receiver: name, signature, date',
  ];
  drawSignatureLines(pdf, captions, { ...box, y });
}
