import { code128, dotsPerModule, drawBars, type Bars, ssccBarcode } from '#platform/pdf/barcode.ts';
import { closePdf, openPdf, type PdfPage } from '#platform/pdf/page.ts';
import { writeLine } from '#platform/pdf/text.ts';
import { type PdfTexts, plainEnglish } from '#platform/pdf/texts.ts';
import { DOT, mm } from '#platform/pdf/units.ts';
import { isSscc, textBelowBars, type WarehouseLabel } from '../label.ts';

/** 100 × 50 mm at 8 dots per millimetre. */
const size = { width: mm(100), height: mm(50) };
const widthInDots = 800;
const margin = mm(4);
const width = size.width - 2 * margin;

/** Encodes the barcode of a label. @throws {BarcodeRefusal} if it cannot be encoded */
export const barsOf = ({ barcode }: Pick<WarehouseLabel, 'barcode'>): Bars =>
  isSscc(barcode) ? ssccBarcode(barcode) : code128(barcode);

/** Draws a page per label. @throws {BarcodeRefusal} if a barcode is too wide for the label */
export async function drawWarehouseLabels(
  labels: readonly WarehouseLabel[],
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openPdf({ ...size, title: 'Labels', drawnAt, words });
  for (const label of labels) drawLabel(pdf, label);
  return await closePdf(pdf);
}

function drawLabel(pdf: PdfPage, label: WarehouseLabel): void {
  pdf.addPage();
  const box = { x: margin, width };
  const y = writeLine(pdf, label.title, { ...box, y: mm(3), size: 17, weight: 'semibold' });
  writeLine(pdf, label.details, { ...box, y: y + 2, size: 9 });
  const bars = barsOf(label);
  const dots = dotsPerModule(bars, widthInDots, 4);
  const x = Math.round((widthInDots - bars.modules * dots) / 2);
  drawBars(pdf, bars, { x, y: 144, height: 184, dotsPerModule: dots });
  const below = { ...box, y: 328 * DOT + 3 };
  const style = { size: 12, weight: 'semibold', align: 'center' } as const;
  writeLine(pdf, textBelowBars(label.barcode), { ...below, ...style });
}
