import { code128, drawBars } from '#platform/pdf/barcode.ts';
import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  addPage,
  drawFeet,
  drawHead,
  drawLabelledValues,
  drawRule,
  drawSignatureLines,
  openSheet,
  SHEET,
} from '#platform/pdf/sheet.ts';
import { drawTable, type PdfColumn } from '#platform/pdf/table.ts';
import { writeBlock, writeLine } from '#platform/pdf/text.ts';
import { type PdfTexts, plainEnglish } from '#platform/pdf/texts.ts';
import { DOT } from '#platform/pdf/units.ts';

/** The load of one trip. Texts are ready to print; empty ones are omitted. */
export type LineHaulManifestData = {
  readonly issuer: string;
  readonly code: string;
  readonly route: string;
  readonly carrier: string;
  readonly reference: string;
  readonly departure: string;
  readonly arrival: string;
  /** Sentences about placards and segregation. */
  readonly dangerousGoods: readonly string[];
  readonly jobs: readonly ManifestJob[];
  readonly totals: string;
};

export type ManifestJob = {
  readonly job: string;
  readonly consignment: string;
  readonly customer: string;
  readonly articles: readonly string[];
  readonly weight: string;
};

/**
 * Draws A4 pages: the trip with its barcode, dangerous goods, and every job with barcodes to scan.
 */
export async function drawLineHaulManifest(
  manifest: LineHaulManifestData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openSheet('Line haul manifest', manifest.code, { drawnAt, words });
  const head = { title: 'Line haul manifest', subject: manifest.code, issuer: manifest.issuer };
  let y = drawTrip(pdf, manifest, drawHead(pdf, head) + 12);
  const nextPage = (): number => addPage(pdf, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, addPage: nextPage };
  y = drawTable(pdf, { columns, rows: manifest.jobs }, flow);
  y = drawArticles(pdf, manifest.jobs, { y: y + 16, nextPage });
  y = y + 90 > SHEET.bottom ? nextPage() : y;
  const wide = { x: SHEET.left, width: SHEET.width };
  const bold = { size: 10, weight: 'semibold', align: 'right', tabular: true } as const;
  y = writeLine(pdf, manifest.totals, { ...wide, y: y + 6, ...bold });
  const captions = ['Loaded by: name and signature', 'Driver: name and signature', 'Date and time'];
  drawSignatureLines(pdf, captions, { ...wide, y: y + 8 });
  drawFeet(pdf, manifest.issuer);
  return await closePdf(pdf);
}

function drawTrip(pdf: PdfPage, manifest: LineHaulManifestData, top: number): number {
  const wide = { x: SHEET.left, width: SHEET.width };
  let y = drawNumber(pdf, manifest.code, { x: SHEET.left, y: top, height: 96, dotsPerModule: 2 });
  drawRule(pdf, { ...wide, y: y + 8 }, '#000000');
  const values = [
    ['Route', manifest.route],
    ['Carrier', manifest.carrier],
    ['Reference', manifest.reference],
    ['Departure', manifest.departure],
    ['Arrival', manifest.arrival],
  ] as const;
  y = drawLabelledValues(pdf, values, { ...wide, y: y + 17 });
  const style = { size: 9, weight: 'semibold', leading: 13 } as const;
  for (const sentence of manifest.dangerousGoods) {
    y = writeBlock(pdf, sentence, { ...wide, y: y + 4, maxLines: 3, ...style });
  }
  return y;
}

const columns: readonly PdfColumn<ManifestJob>[] = [
  { head: '', width: 20, tick: true, cell: () => '' },
  { head: 'Job', width: 80, cell: (row) => row.job },
  { head: 'Consignment', width: 110, cell: (row) => row.consignment },
  { head: 'Customer', width: SHEET.width - 320, cell: (row) => row.customer },
  { head: 'Articles', width: 50, align: 'right', cell: (row) => String(row.articles.length) },
  { head: 'Weight', width: 60, align: 'right', cell: (row) => row.weight },
];

type Flow = { readonly y: number; readonly nextPage: () => number };

const perRow = 2;
const cellHeight = 44;

/** Draws the barcode of every article by job, two per row. */
function drawArticles(pdf: PdfPage, jobs: readonly ManifestJob[], flow: Flow): number {
  const numbers = jobs.flatMap(({ articles }) => articles);
  let { y } = flow;
  for (const [at, number] of numbers.entries()) {
    if (at % perRow === 0 && y + cellHeight > SHEET.bottom) y = flow.nextPage() + 8;
    const x = SHEET.left + (at % perRow) * (SHEET.width / perRow);
    const below = drawNumber(pdf, number, { x, y, height: 56, dotsPerModule: 2 });
    writeLine(pdf, number, { x, y: below + 3, width: SHEET.width / perRow - 10, size: 8 });
    if (at % perRow === perRow - 1 || at === numbers.length - 1) y += cellHeight;
  }
  return y;
}

type Bars = {
  readonly x: number;
  readonly y: number;
  /** In dots. */
  readonly height: number;
  readonly dotsPerModule: number;
};

function drawNumber(pdf: PdfPage, number: string, { x, y, height, dotsPerModule }: Bars): number {
  const place = { x: Math.ceil(x / DOT), y: Math.ceil(y / DOT), height };
  drawBars(pdf, code128(number), { ...place, dotsPerModule });
  return (place.y + height) * DOT;
}
