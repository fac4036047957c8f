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
import { QUIET, writeBlock, writeLine } from '#platform/pdf/text.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';
import { DOT } from '#platform/pdf/units.ts';
import { drawRunMap } from './run-map.ts';

/** A driver's run to print. Texts are ready to print; empty ones are omitted. */
export type RunSheetData = {
  readonly issuer: string;
  readonly driver: string;
  readonly day: string;
  readonly vehicle: string;
  readonly totals: string;
  /** Longitude and latitude of the start. */
  readonly start: readonly [number, number] | null;
  readonly stops: readonly RunSheetStop[];
};

export type RunSheetStop = {
  readonly kind: 'Pickup' | 'Delivery';
  readonly time: string;
  readonly job: string;
  readonly consignment: string;
  readonly name: string;
  readonly address: string;
  readonly freight: string;
  /** What the driver has to know at the stop. */
  readonly notes: readonly string[];
  readonly position: readonly [number, number] | null;
};

/** Draws A4 pages: the run with a map, and every stop with the barcode of its job. */
export async function drawRunSheet(
  run: RunSheetData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openSheet('Run sheet', `${run.driver} ${run.day}`, { drawnAt, words });
  const head = { title: 'Run sheet', subject: run.day, issuer: run.issuer };
  let y = drawRun(pdf, run, drawHead(pdf, head) + 12);
  for (const [at, stop] of run.stops.entries()) {
    if (y + stopHeight(stop) > SHEET.bottom) y = addPage(pdf, head);
    y = drawStop(pdf, { stop, number: at + 1 }, y);
  }
  if (y + 60 > SHEET.bottom) y = addPage(pdf, head);
  drawSignatureLines(pdf, ['Driver: name and signature', 'Date and time'], { ...wide, y: y + 8 });
  drawFeet(pdf, run.issuer);
  return await closePdf(pdf);
}

const wide = { x: SHEET.left, width: SHEET.width };

function drawRun(pdf: PdfPage, run: RunSheetData, top: number): number {
  const values = [
    ['Driver', run.driver],
    ['Vehicle', run.vehicle],
    ['Stops', String(run.stops.length)],
    ['Total', run.totals],
  ] as const;
  const y = drawLabelledValues(pdf, values, { ...wide, y: top }) + 10;
  const box = { ...wide, y, height: 220 };
  drawRunMap(pdf, box, {
    start: run.start,
    stops: run.stops.flatMap(({ position }, at) =>
      position === null ? [] : [{ number: String(at + 1), position }],
    ),
  });
  return y + box.height + 14;
}

const barsWidth = 190;

const stopHeight = ({ notes }: RunSheetStop): number => 70 + 12 * Math.min(3, notes.length);

type NumberedStop = { readonly stop: RunSheetStop; readonly number: number };

function drawStop(pdf: PdfPage, { stop, number }: NumberedStop, top: number): number {
  drawRule(pdf, { ...wide, y: top });
  const y = top + 6;
  const bold = { size: 10, weight: 'semibold', leading: 14, tabular: true } as const;
  const quiet = { size: 8.5, colour: QUIET, leading: 12 } as const;
  pdf
    .lineWidth(0.75)
    .rect(SHEET.left, y + 2, 10, 10)
    .stroke('#000000');
  writeLine(pdf, String(number), { x: SHEET.left + 16, y, width: 22, ...bold });
  writeLine(pdf, stop.time, { x: SHEET.left + 36, y, width: 54, ...bold });
  const text = { x: SHEET.left + 92, width: SHEET.width - 92 - barsWidth };
  let below = writeLine(pdf, `${t(pdf, stop.kind)} · ${stop.name}`, { ...text, y, ...bold });
  below = writeBlock(pdf, stop.address, { ...text, y: below, maxLines: 2, size: 9, leading: 12 });
  below = writeLine(pdf, stop.freight, { ...text, y: below, ...quiet });
  for (const note of stop.notes.slice(0, 3)) {
    below = writeLine(pdf, note, { ...text, y: below, size: 8.5, weight: 'semibold', leading: 12 });
  }
  return Math.max(below, drawNumber(pdf, stop, y)) + 6;
}

/** Draws the job's number as Code 128 at the right margin; returns the y below. */
function drawNumber(pdf: PdfPage, { job, consignment }: RunSheetStop, y: number): number {
  const bars = code128(job);
  const dotsPerModule = 2;
  const left = SHEET.right - bars.modules * dotsPerModule * DOT;
  const place = { x: Math.floor(left / DOT), y: Math.ceil(y / DOT), height: 64 };
  drawBars(pdf, bars, { ...place, dotsPerModule });
  const below = (place.y + place.height) * DOT + 2;
  const numbers = [job, consignment].filter((each) => each !== '').join(' · ');
  return writeLine(pdf, numbers, {
    x: SHEET.right - barsWidth,
    y: below,
    width: barsWidth,
    size: 8,
    align: 'right',
    tabular: true,
    leading: 11,
  });
}
