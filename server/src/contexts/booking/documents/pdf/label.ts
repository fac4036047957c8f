import {
  code128,
  dotsPerModule,
  drawBars,
  drawSquares,
  qrCode,
  type Squares,
  ssccBarcode,
} from '#platform/pdf/barcode.ts';
import { drawImage } from '#platform/pdf/image.ts';
import { closePdf, openPdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  countLines,
  fittingSize,
  INK,
  QUIET,
  widthOf,
  writeBlock,
  writeLine,
} from '#platform/pdf/text.ts';
import { DOT, mm } from '#platform/pdf/units.ts';
import {
  dangerousGoodsText,
  type LabelData,
  numberBelowBars,
  numbered,
  scannableNumber,
} from './label-data.ts';
import { joined, type PdfParty, phoneFirst, suburbLine } from './party.ts';
import { type PdfTexts, plainEnglish, t, wordIn, wordsOf } from '#platform/pdf/texts.ts';

/**
 * Draws labels of 100 × 150 mm, one page per item. Every bar is a whole number of 203-dpi dots.
 * Throws BarcodeRefusal if a number cannot be a barcode.
 */
export async function drawLabels(
  labels: readonly LabelData[],
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const title = wordIn(words, 'Labels {numbers}', { numbers: numbersOf(labels) });
  const pdf = openPdf({ width: mm(100), height: mm(150), title, drawnAt, words });
  const codes = trackingCodes(labels);
  for (const label of labels) {
    pdf.addPage();
    drawService(pdf, label);
    drawSender(pdf, label);
    drawReceiver(pdf, label, drawTracking(pdf, codes.get(label.trackingUrl)));
    drawSuburb(pdf, label);
    drawMeasures(pdf, label);
    drawMarks(pdf, label);
    drawBarcode(pdf, label);
  }
  return await closePdf(pdf);
}

const LEFT = mm(5);
const WIDTH = mm(90);
const RIGHT = LEFT + WIDTH;
const INDENT = mm(11);

/** Next to the sender, as high as its two lines. */
const LOGO = { width: mm(20), height: mm(7.8) } as const;

const numbersOf = (labels: readonly LabelData[]): string =>
  [...new Set(labels.map(({ consignment }) => consignment))].slice(0, 5).join(', ');

/** Makes one QR code per URL: the items of a booking share theirs, and encoding is slow. */
function trackingCodes(labels: readonly LabelData[]): ReadonlyMap<string, Squares> {
  const urls = new Set(labels.map(({ trackingUrl }) => trackingUrl).filter((url) => url !== ''));
  return new Map([...urls].map((url) => [url, qrCode(url)]));
}

function drawService(pdf: PdfPage, { service, carrier, routeCode, despatchDate }: LabelData): void {
  const width = WIDTH - (routeCode === '' ? 0 : drawRouteCode(pdf, routeCode));
  const room = { width, lines: 1 };
  const size = fittingSize(pdf, service, { ...room, weight: 'semibold', sizes: [18, 16, 14, 12] });
  const style = { size, weight: 'semibold', leading: 23 } as const;
  writeLine(pdf, service, { x: LEFT, y: mm(3), width, ...style });
  const below = { x: LEFT, y: mm(11.2), width };
  writeLine(pdf, joined([carrier, despatchDate], ' · '), { ...below, size: 9, leading: 12 });
  drawRule(pdf, mm(17.5));
}

/** Draws white on black at the top right corner, as wide as the code; returns the width used. */
function drawRouteCode(pdf: PdfPage, routeCode: string): number {
  const height = mm(13);
  const room = { width: mm(42), lines: 1 };
  const sizes = [40, 38, 36, 30, 24, 18] as const;
  const size = fittingSize(pdf, routeCode, { ...room, weight: 'semibold', sizes });
  const style = { size, weight: 'semibold', colour: '#ffffff', align: 'center' } as const;
  const width = Math.min(mm(46), Math.max(mm(32), widthOf(pdf, routeCode, style) + mm(4)));
  const x = RIGHT - width;
  pdf.rect(x, mm(3), width, height).fill(INK);
  const box = { x: x + mm(1), y: mm(3), width: width - mm(2) };
  writeLine(pdf, routeCode, { ...box, ...style, leading: height });
  return width + mm(3);
}

function drawSender(pdf: PdfPage, { from, logo }: LabelData): void {
  drawCaption(pdf, 'From', mm(18.7));
  const box = { x: LEFT + INDENT, width: WIDTH - INDENT };
  if (logo !== null) return drawSenderNextToLogo(pdf, from, { ...box, logo });
  const { who, where } = senderTexts(from);
  const name = { size: 8, weight: 'semibold', leading: 10.5 } as const;
  const y = writeLine(pdf, who, { ...box, y: mm(18.7), ...name });
  writeLine(pdf, where, { ...box, y, size: 8, leading: 10.5 });
  drawRule(pdf, mm(27.2));
}

const senderTexts = (from: PdfParty) => ({
  who: joined([from.name, from.phone], ' · '),
  where: joined([...from.lines, suburbLine(from), from.country], ', '),
});

/** Draws the sender in the space that the logo leaves: smaller, with the address on two lines. */
function drawSenderNextToLogo(
  pdf: PdfPage,
  from: PdfParty,
  { x, width, logo }: { readonly x: number; readonly width: number; readonly logo: Uint8Array },
): void {
  const place = { ...LOGO, x: RIGHT - LOGO.width, y: mm(18.5), align: 'right' } as const;
  drawImage(pdf, logo, place);
  const box = { x, width: width - LOGO.width - mm(2) };
  const { who, where } = senderTexts(from);
  const style = { weight: 'semibold', sizes: [8, 7, 6] } as const;
  const size = fittingSize(pdf, who, { ...box, lines: 1, ...style });
  const name = { size, weight: 'semibold', leading: 9 } as const;
  const y = writeLine(pdf, who, { ...box, y: mm(18.6), ...name });
  writeBlock(pdf, where, { ...box, y, maxLines: 2, size: 6.5, leading: 7.5 });
  drawRule(pdf, mm(27.2));
}

function drawReceiver(pdf: PdfPage, { to }: LabelData, codeWidth: number): void {
  drawCaption(pdf, 'To', mm(29.3));
  const box = { x: LEFT + INDENT, width: WIDTH - INDENT - codeWidth };
  const weight = 'semibold';
  const size = fittingSize(pdf, to.name, { ...box, lines: 1, weight, sizes: [13, 11.5, 10] });
  const name = { ...box, y: mm(28.4), maxLines: size === 10 ? 2 : 1 };
  let y = writeBlock(pdf, to.name, { ...name, size, weight, leading: size * 1.22 });
  y = writeLine(pdf, phoneFirst(to), { ...box, y, size: 9.5, leading: 12.5 });
  const street = to.lines.join('\n');
  const room = { ...box, lines: 2 };
  const small = fittingSize(pdf, street, { ...room, sizes: [11, 10, 9] });
  const lines = { ...box, y, maxLines: small === 9 ? 3 : 2 };
  writeBlock(pdf, street, { ...lines, size: small, leading: small * 1.25 });
}

/** Draws a QR code of whole dots at the right; returns the width used. */
function drawTracking(pdf: PdfPage, squares: Squares | undefined): number {
  if (squares === undefined) return 0;
  const dots = Math.max(2, Math.floor(mmInDots(17) / squares.size));
  const width = squares.size * dots;
  drawSquares(pdf, squares, { x: mmInDots(95) - width, y: mmInDots(29.5), dots });
  return width * DOT + mm(4);
}

/** Sorters read the town from three metres away, so it is never below 28 points. */
function drawSuburb(pdf: PdfPage, { to }: LabelData): void {
  const box = { x: LEFT, width: WIDTH };
  const weight = 'semibold';
  const sizes = [36, 32, 28] as const;
  const size = fittingSize(pdf, to.suburb, { ...box, lines: 1, weight, sizes });
  const style = { size, weight, leading: size * 1.06 } as const;
  const region = { size: 32, weight, leading: 34 } as const;
  const lines = countLines(pdf, to.suburb, { ...box, maxLines: 2, ...style });
  const top = mm(85.2) - region.leading - lines * style.leading;
  const y = writeBlock(pdf, to.suburb, { ...box, y: top, maxLines: 2, ...style });
  const postcode = joined([to.state, to.postcode], ' ');
  writeLine(pdf, postcode, { ...box, y, ...region });
  drawCountry(pdf, to.country, {
    y,
    leading: region.leading,
    taken: widthOf(pdf, postcode, region),
  });
  drawRule(pdf, mm(86));
}

/** Draws at the right of the postcode's line, in the remaining space. */
function drawCountry(
  pdf: PdfPage,
  country: string,
  {
    y,
    leading,
    taken: claimed,
  }: { readonly y: number; readonly leading: number; readonly taken: number },
): void {
  const width = WIDTH - claimed - mm(3);
  const weight = 'semibold';
  const size = fittingSize(pdf, country, { width, lines: 1, weight, sizes: [18, 14, 11] });
  const style = { size, weight, align: 'right', leading: leading + 2 } as const;
  writeLine(pdf, country, { x: RIGHT - width, y, width, ...style });
}

function drawMeasures(pdf: PdfPage, label: LabelData): void {
  const columns = [
    { name: 'Item', value: t(pdf, '{position} of {items}', numbered(label)), x: 0, width: 31 },
    { name: 'Weight', value: label.weight, x: 32, width: 25 },
  ];
  for (const { name, value, x, width } of columns) {
    const box = { x: LEFT + mm(x), width: mm(width) };
    const style = { weight: 'semibold', sizes: [16, 13, 11, 9] } as const;
    const size = fittingSize(pdf, value, { ...box, lines: 1, ...style });
    writeLine(pdf, t(pdf, name), { ...box, y: mm(86.6), ...CAPTION });
    writeLine(pdf, value, { ...box, y: mm(89.5), size, weight: 'semibold', leading: 20 });
  }
  const box = { x: LEFT + mm(58), width: mm(32) };
  writeLine(pdf, t(pdf, label.packageType || 'Size'), { ...box, y: mm(86.6), ...CAPTION });
  const dimensions = joined([label.dimensions, label.volume], '\n');
  const small = { size: 9, weight: 'semibold', leading: 11 } as const;
  writeBlock(pdf, dimensions, { ...box, y: mm(89.5), maxLines: 2, ...small });
  drawRule(pdf, mm(97.5));
}

const CAPTION = { size: 7, colour: QUIET, leading: 9 } as const;

/** Draws flags at the left, with instructions and references beside them. */
function drawMarks(pdf: PdfPage, label: LabelData): void {
  let x = LEFT;
  if (label.dangerousGoods.length > 0) x = drawDangerousGoods(pdf, label, x);
  if (label.mayLeave) x = drawAuthorityToLeave(pdf, x);
  const box = { x, width: RIGHT - x };
  const text = { ...box, y: mm(98.2), maxLines: 2 };
  const y = writeBlock(pdf, label.instructions, { ...text, size: 7.5, leading: 9.5 });
  const references = joined(label.references, ' · ');
  writeLine(pdf, references, { ...box, y, size: 7.5, weight: 'semibold', leading: 9.5 });
}

/** Draws a diamond with the class, and the UN numbers beside it; returns the x after them. */
function drawDangerousGoods(pdf: PdfPage, { dangerousGoods }: LabelData, x: number): number {
  const marks = [...new Set(dangerousGoods.map((mark) => dangerousGoodsText(mark, wordsOf(pdf))))];
  const half = mm(5.5);
  const middle = { x: x + half, y: mm(103.8) };
  pdf
    .lineWidth(1.2)
    .polygon(
      [middle.x, middle.y - half],
      [middle.x + half, middle.y],
      [middle.x, middle.y + half],
      [middle.x - half, middle.y],
    )
    .stroke(INK);
  const inside = { x, y: middle.y - 7, width: 2 * half };
  const centred = { size: 11, weight: 'semibold', align: 'center', leading: 14 } as const;
  writeLine(pdf, dangerousGoods[0]?.hazardClass ?? '', { ...inside, ...centred });
  const box = { x: x + 2 * half + mm(1.5), width: mm(29) };
  const heading = { size: 7, weight: 'semibold', leading: 9 } as const;
  const y = writeLine(pdf, t(pdf, 'Dangerous goods'), { ...box, y: mm(98.6), ...heading });
  const more = t(pdf, 'and {count} more, see consignment note', { count: marks.length - 1 });
  const listed = marks.length > 2 ? [marks[0], more] : marks;
  writeBlock(pdf, listed.join('\n'), { ...box, y, maxLines: 2, size: 7, leading: 9 });
  return box.x + box.width + mm(2);
}

function drawAuthorityToLeave(pdf: PdfPage, x: number): number {
  const width = mm(19);
  pdf.rect(x, mm(99), width, mm(9.4)).fill(INK);
  const box = { x, y: mm(99.8), width, maxLines: 2 };
  const style = { size: 8.5, weight: 'semibold', colour: '#ffffff', leading: 11 } as const;
  writeBlock(pdf, t(pdf, 'Authority to leave'), { ...box, ...style, align: 'center' });
  return x + width + mm(2.5);
}

/** In dots: bars 32 mm high, modules of up to half a millimetre (GS1 General Specifications §5). */
const BARCODE = { y: mmInDots(110.5), height: mmInDots(32), widest: 4 } as const;

function drawBarcode(pdf: PdfPage, label: LabelData): void {
  const bars =
    label.sscc === '' ? code128(scannableNumber(label.itemNumber)) : ssccBarcode(label.sscc);
  const dots = dotsPerModule(bars, mmInDots(100), BARCODE.widest);
  const x = Math.round((mmInDots(100) - bars.modules * dots) / 2);
  drawBars(pdf, bars, { x, y: BARCODE.y, height: BARCODE.height, dotsPerModule: dots });
  const below = { y: (BARCODE.y + BARCODE.height) * DOT + 1.5, width: WIDTH / 2 };
  const style = { size: 9, weight: 'semibold', leading: 12 } as const;
  writeLine(pdf, label.consignment, { ...below, x: LEFT, ...style });
  const right = { ...below, x: LEFT + WIDTH / 2 };
  writeLine(pdf, numberBelowBars(label), { ...right, ...style, align: 'right' });
}

function drawCaption(pdf: PdfPage, text: string, y: number): void {
  const box = { x: LEFT, y, width: INDENT - mm(1) };
  writeLine(pdf, t(pdf, text), { ...box, size: 8, colour: QUIET, leading: 10.5 });
}

function drawRule(pdf: PdfPage, y: number): void {
  pdf.lineWidth(0.75).moveTo(LEFT, y).lineTo(RIGHT, y).stroke(INK);
}

function mmInDots(millimetres: number): number {
  return Math.round(millimetres * 8);
}
