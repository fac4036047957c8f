import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  addPage,
  drawFeet,
  drawHead,
  drawLabelledValues,
  drawLines,
  drawRule,
  drawSignatureLines,
  openSheet,
  SHEET,
} from '#platform/pdf/sheet.ts';
import { drawTable, type PdfColumn } from '#platform/pdf/table.ts';
import { writeBlock } from '#platform/pdf/text.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';

/** The dangerous goods of one trip. Texts are ready to print; empty ones are omitted. */
export type LineHaulDangerousGoodsData = {
  readonly issuer: string;
  readonly code: string;
  readonly route: string;
  readonly carrier: string;
  readonly departure: string;
  /** The 24-hour emergency contact. */
  readonly emergencyContact: string;
  /** The class labels at front and rear, `3, 8`; empty if the load needs none. */
  readonly placards: string;
  /** What the driver must carry, and what these documents lack, a sentence each. */
  readonly documents: readonly string[];
  readonly missing: readonly string[];
  /** Why it is a placard load, and what must be segregated, a sentence each. */
  readonly rules: readonly string[];
  /** The totals of the load. */
  readonly totals: readonly GoodsLine[];
  readonly responses: readonly ResponseLine[];
  readonly consignments: readonly ConsignmentOfGoods[];
};

export type GoodsLine = {
  readonly unNumber: string;
  readonly shippingName: string;
  /** “3”, or “5.1 (8)” with the subsidiary hazard. */
  readonly hazardClass: string;
  readonly packingGroup: string;
  readonly receptacles: string;
  readonly quantity: string;
};

export type ResponseLine = {
  readonly goods: string;
  readonly hazards: string;
  readonly steps: string;
};

export type ConsignmentOfGoods = {
  readonly number: string;
  /** Name, address and telephone, a line each. */
  readonly consignor: readonly string[];
  readonly consignee: readonly string[];
  readonly goods: readonly GoodsLine[];
};

/** Draws A4 pages: what to carry, the totals, first steps, and each consignment. */
export async function drawLineHaulDangerousGoods(
  data: LineHaulDangerousGoodsData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const title = 'Dangerous goods documents';
  const pdf = openSheet(title, data.code, { drawnAt, words });
  const head = { title, subject: data.code, issuer: data.issuer };
  const sheet: Sheet = { pdf, nextPage: () => addPage(pdf, head) };
  let y = drawTrip(pdf, data, drawHead(pdf, head) + 12);
  y = drawSentences(
    sheet,
    { title: 'To carry in the cabin', sentences: data.documents, ticks: true },
    y,
  );
  y = drawSentences(sheet, { title: 'Placards and segregation', sentences: data.rules }, y);
  y = drawSentences(sheet, { title: 'What is missing', sentences: data.missing }, y);
  y = drawRows(sheet, { title: 'Dangerous goods on board', columns, rows: data.totals }, y);
  y = drawRows(sheet, { title: 'First steps', columns: responseColumns, rows: data.responses }, y);
  const note = 'First steps introduce the emergency information and do not replace it.';
  y = writeBlock(pdf, t(pdf, note), { ...wide, y: y + 4, maxLines: 2, size: 8, leading: 11 });
  for (const consignment of data.consignments) y = drawConsignment(sheet, consignment, y);
  const captions = ['Loaded by: name and signature', 'Driver: name and signature', 'Date and time'];
  drawSignatureLines(pdf, captions, {
    ...wide,
    y: y + 60 > SHEET.bottom ? sheet.nextPage() : y + 8,
  });
  drawFeet(pdf, data.issuer);
  return await closePdf(pdf);
}

type Sheet = { readonly pdf: PdfPage; readonly nextPage: () => number };

const wide = { x: SHEET.left, width: SHEET.width } as const;

function drawTrip(pdf: PdfPage, data: LineHaulDangerousGoodsData, top: number): number {
  drawRule(pdf, { ...wide, y: top }, '#000000');
  const trip = [
    ['Route', data.route],
    ['Carrier', data.carrier],
    ['Departure', data.departure],
  ] as const;
  const y = drawLabelledValues(pdf, trip, { ...wide, y: top + 9 });
  const safety = [
    ['Emergency contact, 24 hours', data.emergencyContact],
    ['Class labels at front and rear', data.placards],
  ] as const;
  return drawLabelledValues(pdf, safety, { ...wide, y: y + 6 });
}

function drawTitle({ pdf, nextPage }: Sheet, title: string, y: number): number {
  const top = y + 60 > SHEET.bottom ? nextPage() : y + 14;
  return writeBlock(pdf, t(pdf, title), {
    ...wide,
    y: top,
    maxLines: 1,
    size: 11,
    weight: 'semibold',
    leading: 16,
  });
}

type Sentences = {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly ticks?: boolean;
};

/** Draws sentences under a title, with a checkbox each if the driver ticks them off. */
function drawSentences(
  sheet: Sheet,
  { title, sentences, ticks = false }: Sentences,
  top: number,
): number {
  if (sentences.length === 0) return top;
  const { pdf, nextPage } = sheet;
  const indent = ticks ? 18 : 0;
  let y = drawTitle(sheet, title, top);
  for (const sentence of sentences) {
    if (y + 30 > SHEET.bottom) y = nextPage();
    if (ticks)
      pdf
        .lineWidth(0.75)
        .rect(SHEET.left, y + 2, 9, 9)
        .stroke('#000000');
    const box = { x: SHEET.left + indent, width: SHEET.width - indent };
    y = writeBlock(pdf, sentence, { ...box, y, maxLines: 4, size: 9, leading: 13 }) + 2;
  }
  return y;
}

type Rows<Row> = {
  readonly title: string;
  readonly columns: readonly PdfColumn<Row>[];
  readonly rows: readonly Row[];
};

function drawRows<Row>(sheet: Sheet, { title, columns: heads, rows }: Rows<Row>, top: number) {
  if (rows.length === 0) return top;
  const y = drawTitle(sheet, title, top);
  const flow = { x: SHEET.left, y, bottom: SHEET.bottom, addPage: sheet.nextPage };
  return drawTable(sheet.pdf, { columns: heads, rows }, flow);
}

function drawConsignment(sheet: Sheet, consignment: ConsignmentOfGoods, top: number): number {
  const { pdf } = sheet;
  const roomFor = top + 160 > SHEET.bottom ? sheet.nextPage() : top;
  const y = drawTitle(sheet, consignment.number, roomFor);
  const half = { y: y + 2, width: SHEET.width / 2 - 12 };
  const consignor = { heading: 'Consignor', lines: consignment.consignor };
  const consignee = { heading: 'Consignee', lines: consignment.consignee };
  const below = Math.max(
    drawLines(pdf, consignor, { ...half, x: SHEET.left }),
    drawLines(pdf, consignee, { ...half, x: SHEET.left + SHEET.width / 2 }),
  );
  const flow = { x: SHEET.left, y: below + 4, bottom: SHEET.bottom, addPage: sheet.nextPage };
  return drawTable(pdf, { columns, rows: consignment.goods }, flow);
}

const columns: readonly PdfColumn<GoodsLine>[] = [
  { head: 'UN number', width: 60, cell: (goods) => goods.unNumber },
  { head: 'Proper shipping name', width: SHEET.width - 356, cell: (goods) => goods.shippingName },
  { head: 'Class', width: 66, cell: (goods) => goods.hazardClass },
  { head: 'Packing group', width: 72, cell: (goods) => goods.packingGroup },
  { head: 'Receptacles', width: 92, cell: (goods) => goods.receptacles },
  { head: 'Quantity', width: 66, align: 'right', cell: (goods) => goods.quantity },
];

const responseColumns: readonly PdfColumn<ResponseLine>[] = [
  { head: 'UN number', width: 110, cell: (line) => line.goods },
  { head: 'Hazards', width: (SHEET.width - 110) / 2, cell: (line) => line.hazards },
  { head: 'First steps', width: (SHEET.width - 110) / 2, cell: (line) => line.steps },
];
