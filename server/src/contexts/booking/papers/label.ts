import {
  code128,
  dotsPerModule,
  drawBars,
  drawSquares,
  qrCode,
  type Squares,
  ssccBarcode,
} from '#platform/papers/barcode.ts';
import { drawImage } from '#platform/papers/image.ts';
import { closePaper, openPaper, type Paper } from '#platform/papers/page.ts';
import {
  countLines,
  fittingSize,
  INK,
  QUIET,
  widthOf,
  writeBlock,
  writeLine,
} from '#platform/papers/text.ts';
import { DOT, mm } from '#platform/papers/units.ts';
import {
  dangerousGoodsText,
  type LabelData,
  numberBelowBars,
  numbered,
  scannableNumber,
} from './label-data.ts';
import { joined, type PaperParty, phoneFirst, town } from './party.ts';
import { type PaperWords, plainEnglish, say, wordIn, wordsOf } from '#platform/papers/words.ts';

/**
 * Labels of 100 × 150 mm, one page for each item. Every bar is a whole number of 203-dpi dots.
 * Throws BarcodeRefusal when a number cannot be written as a barcode.
 */
export async function drawLabels(
  labels: readonly LabelData[],
  drawnAt: Date,
  words: PaperWords = plainEnglish,
): Promise<Buffer> {
  const title = wordIn(words, 'Labels {numbers}', { numbers: numbersOf(labels) });
  const paper = openPaper({ width: mm(100), height: mm(150), title, drawnAt, words });
  const codes = trackingCodes(labels);
  for (const label of labels) {
    paper.addPage();
    drawService(paper, label);
    drawSender(paper, label);
    drawReceiver(paper, label, drawTracking(paper, codes.get(label.trackingUrl)));
    drawTown(paper, label);
    drawMeasures(paper, label);
    drawMarks(paper, label);
    drawBarcode(paper, label);
  }
  return await closePaper(paper);
}

const LEFT = mm(5);
const WIDTH = mm(90);
const RIGHT = LEFT + WIDTH;
const INDENT = mm(11);

/** Beside the sender, in the height of its two lines. */
const LOGO = { width: mm(20), height: mm(7.8) } as const;

const numbersOf = (labels: readonly LabelData[]): string =>
  [...new Set(labels.map(({ consignment }) => consignment))].slice(0, 5).join(', ');

/** One QR code for each address: the items of a booking share theirs, and making one is slow. */
function trackingCodes(labels: readonly LabelData[]): ReadonlyMap<string, Squares> {
  const urls = new Set(labels.map(({ trackingUrl }) => trackingUrl).filter((url) => url !== ''));
  return new Map([...urls].map((url) => [url, qrCode(url)]));
}

function drawService(paper: Paper, { service, carrier, routeCode, despatchDate }: LabelData): void {
  const width = WIDTH - (routeCode === '' ? 0 : drawRouteCode(paper, routeCode));
  const room = { width, lines: 1 };
  const size = fittingSize(paper, service, room, { weight: 'semibold', sizes: [18, 16, 14, 12] });
  const style = { size, weight: 'semibold', leading: 23 } as const;
  writeLine(paper, service, { x: LEFT, y: mm(3), width }, style);
  const below = { x: LEFT, y: mm(11.2), width };
  writeLine(paper, joined([carrier, despatchDate], ' · '), below, { size: 9, leading: 12 });
  drawRule(paper, mm(17.5));
}

/** White on black at the top right corner, as wide as its code needs; answers the width it takes. */
function drawRouteCode(paper: Paper, routeCode: string): number {
  const height = mm(13);
  const room = { width: mm(42), lines: 1 };
  const sizes = [40, 38, 36, 30, 24, 18] as const;
  const size = fittingSize(paper, routeCode, room, { weight: 'semibold', sizes });
  const style = { size, weight: 'semibold', colour: '#ffffff', align: 'center' } as const;
  const width = Math.min(mm(46), Math.max(mm(32), widthOf(paper, routeCode, style) + mm(4)));
  const x = RIGHT - width;
  paper.rect(x, mm(3), width, height).fill(INK);
  const box = { x: x + mm(1), y: mm(3), width: width - mm(2) };
  writeLine(paper, routeCode, box, { ...style, leading: height });
  return width + mm(3);
}

function drawSender(paper: Paper, { from, logo }: LabelData): void {
  drawCaption(paper, 'From', mm(18.7));
  const box = { x: LEFT + INDENT, width: WIDTH - INDENT };
  if (logo !== null) return drawSenderBesideLogo(paper, from, { ...box, logo });
  const { who, where } = senderTexts(from);
  const name = { size: 8, weight: 'semibold', leading: 10.5 } as const;
  const y = writeLine(paper, who, { ...box, y: mm(18.7) }, name);
  writeLine(paper, where, { ...box, y }, { size: 8, leading: 10.5 });
  drawRule(paper, mm(27.2));
}

const senderTexts = (from: PaperParty) => ({
  who: joined([from.name, from.phone], ' · '),
  where: joined([...from.lines, town(from), from.country], ', '),
});

/** The same in the room that the logo leaves: smaller, the address on two lines. */
function drawSenderBesideLogo(
  paper: Paper,
  from: PaperParty,
  { x, width, logo }: { readonly x: number; readonly width: number; readonly logo: Uint8Array },
): void {
  const place = { ...LOGO, x: RIGHT - LOGO.width, y: mm(18.5), align: 'right' } as const;
  drawImage(paper, logo, place);
  const box = { x, width: width - LOGO.width - mm(2) };
  const { who, where } = senderTexts(from);
  const style = { weight: 'semibold', sizes: [8, 7, 6] } as const;
  const size = fittingSize(paper, who, { ...box, lines: 1 }, style);
  const name = { size, weight: 'semibold', leading: 9 } as const;
  const y = writeLine(paper, who, { ...box, y: mm(18.6) }, name);
  writeBlock(paper, where, { ...box, y, maxLines: 2 }, { size: 6.5, leading: 7.5 });
  drawRule(paper, mm(27.2));
}

function drawReceiver(paper: Paper, { to }: LabelData, codeWidth: number): void {
  drawCaption(paper, 'To', mm(29.3));
  const box = { x: LEFT + INDENT, width: WIDTH - INDENT - codeWidth };
  const weight = 'semibold';
  const size = fittingSize(paper, to.name, { ...box, lines: 1 }, { weight, sizes: [13, 11.5, 10] });
  const name = { ...box, y: mm(28.4), maxLines: size === 10 ? 2 : 1 };
  let y = writeBlock(paper, to.name, name, { size, weight, leading: size * 1.22 });
  y = writeLine(paper, phoneFirst(to), { ...box, y }, { size: 9.5, leading: 12.5 });
  const street = to.lines.join('\n');
  const room = { ...box, lines: 2 };
  const small = fittingSize(paper, street, room, { sizes: [11, 10, 9] });
  const lines = { ...box, y, maxLines: small === 9 ? 3 : 2 };
  writeBlock(paper, street, lines, { size: small, leading: small * 1.25 });
}

/** A QR code of whole dots at the right; answers the width it takes. */
function drawTracking(paper: Paper, squares: Squares | undefined): number {
  if (squares === undefined) return 0;
  const dots = Math.max(2, Math.floor(mmInDots(17) / squares.size));
  const width = squares.size * dots;
  drawSquares(paper, squares, { x: mmInDots(95) - width, y: mmInDots(29.5), dots });
  return width * DOT + mm(4);
}

/** The town is what sorters read from three metres: never below 28 points. */
function drawTown(paper: Paper, { to }: LabelData): void {
  const box = { x: LEFT, width: WIDTH };
  const weight = 'semibold';
  const sizes = [36, 32, 28] as const;
  const size = fittingSize(paper, to.suburb, { ...box, lines: 1 }, { weight, sizes });
  const style = { size, weight, leading: size * 1.06 } as const;
  const region = { size: 32, weight, leading: 34 } as const;
  const lines = countLines(paper, to.suburb, { ...box, maxLines: 2 }, style);
  const top = mm(85.2) - region.leading - lines * style.leading;
  const y = writeBlock(paper, to.suburb, { ...box, y: top, maxLines: 2 }, style);
  const postcode = joined([to.state, to.postcode], ' ');
  writeLine(paper, postcode, { ...box, y }, region);
  drawCountry(paper, to.country, {
    y,
    leading: region.leading,
    taken: widthOf(paper, postcode, region),
  });
  drawRule(paper, mm(86));
}

/** At the right of the postcode's line, in what room that leaves. */
function drawCountry(
  paper: Paper,
  country: string,
  { y, leading, taken }: { readonly y: number; readonly leading: number; readonly taken: number },
): void {
  const width = WIDTH - taken - mm(3);
  const weight = 'semibold';
  const size = fittingSize(paper, country, { width, lines: 1 }, { weight, sizes: [18, 14, 11] });
  const style = { size, weight, align: 'right', leading: leading + 2 } as const;
  writeLine(paper, country, { x: RIGHT - width, y, width }, style);
}

function drawMeasures(paper: Paper, label: LabelData): void {
  const columns = [
    { name: 'Item', value: say(paper, '{position} of {items}', numbered(label)), x: 0, width: 31 },
    { name: 'Weight', value: label.weight, x: 32, width: 25 },
  ];
  for (const { name, value, x, width } of columns) {
    const box = { x: LEFT + mm(x), width: mm(width) };
    const style = { weight: 'semibold', sizes: [16, 13, 11, 9] } as const;
    const size = fittingSize(paper, value, { ...box, lines: 1 }, style);
    writeLine(paper, say(paper, name), { ...box, y: mm(86.6) }, CAPTION);
    writeLine(paper, value, { ...box, y: mm(89.5) }, { size, weight: 'semibold', leading: 20 });
  }
  const box = { x: LEFT + mm(58), width: mm(32) };
  writeLine(paper, say(paper, label.packageType || 'Size'), { ...box, y: mm(86.6) }, CAPTION);
  const dimensions = joined([label.dimensions, label.volume], '\n');
  const small = { size: 9, weight: 'semibold', leading: 11 } as const;
  writeBlock(paper, dimensions, { ...box, y: mm(89.5), maxLines: 2 }, small);
  drawRule(paper, mm(97.5));
}

const CAPTION = { size: 7, colour: QUIET, leading: 9 } as const;

/** Flags at the left, instructions and references beside them. */
function drawMarks(paper: Paper, label: LabelData): void {
  let x = LEFT;
  if (label.dangerousGoods.length > 0) x = drawDangerousGoods(paper, label, x);
  if (label.mayLeave) x = drawAuthorityToLeave(paper, x);
  const box = { x, width: RIGHT - x };
  const text = { ...box, y: mm(98.2), maxLines: 2 };
  const y = writeBlock(paper, label.instructions, text, { size: 7.5, leading: 9.5 });
  const references = joined(label.references, ' · ');
  writeLine(paper, references, { ...box, y }, { size: 7.5, weight: 'semibold', leading: 9.5 });
}

/** A diamond with the class in it, and the UN numbers beside it; answers the x after them. */
function drawDangerousGoods(paper: Paper, { dangerousGoods }: LabelData, x: number): number {
  const marks = [
    ...new Set(dangerousGoods.map((mark) => dangerousGoodsText(mark, wordsOf(paper)))),
  ];
  const half = mm(5.5);
  const middle = { x: x + half, y: mm(103.8) };
  paper
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
  writeLine(paper, dangerousGoods[0]?.hazardClass ?? '', inside, centred);
  const box = { x: x + 2 * half + mm(1.5), width: mm(29) };
  const heading = { size: 7, weight: 'semibold', leading: 9 } as const;
  const y = writeLine(paper, say(paper, 'Dangerous goods'), { ...box, y: mm(98.6) }, heading);
  const more = say(paper, 'and {count} more, see consignment note', { count: marks.length - 1 });
  const listed = marks.length > 2 ? [marks[0], more] : marks;
  writeBlock(paper, listed.join('\n'), { ...box, y, maxLines: 2 }, { size: 7, leading: 9 });
  return box.x + box.width + mm(2);
}

function drawAuthorityToLeave(paper: Paper, x: number): number {
  const width = mm(19);
  paper.rect(x, mm(99), width, mm(9.4)).fill(INK);
  const box = { x, y: mm(99.8), width, maxLines: 2 };
  const style = { size: 8.5, weight: 'semibold', colour: '#ffffff', leading: 11 } as const;
  writeBlock(paper, say(paper, 'Authority to leave'), box, { ...style, align: 'center' });
  return x + width + mm(2.5);
}

/** In dots: bars 32 mm high, modules of up to half a millimetre (GS1 General Specifications §5). */
const BARCODE = { y: mmInDots(110.5), height: mmInDots(32), widest: 4 } as const;

function drawBarcode(paper: Paper, label: LabelData): void {
  const bars =
    label.sscc === '' ? code128(scannableNumber(label.itemNumber)) : ssccBarcode(label.sscc);
  const dots = dotsPerModule(bars, mmInDots(100), BARCODE.widest);
  const x = Math.round((mmInDots(100) - bars.modules * dots) / 2);
  drawBars(paper, bars, { x, y: BARCODE.y, height: BARCODE.height, dotsPerModule: dots });
  const below = { y: (BARCODE.y + BARCODE.height) * DOT + 1.5, width: WIDTH / 2 };
  const style = { size: 9, weight: 'semibold', leading: 12 } as const;
  writeLine(paper, label.consignment, { ...below, x: LEFT }, style);
  const right = { ...below, x: LEFT + WIDTH / 2 };
  writeLine(paper, numberBelowBars(label), right, { ...style, align: 'right' });
}

function drawCaption(paper: Paper, text: string, y: number): void {
  const box = { x: LEFT, y, width: INDENT - mm(1) };
  writeLine(paper, say(paper, text), box, { size: 8, colour: QUIET, leading: 10.5 });
}

function drawRule(paper: Paper, y: number): void {
  paper.lineWidth(0.75).moveTo(LEFT, y).lineTo(RIGHT, y).stroke(INK);
}

function mmInDots(millimetres: number): number {
  return Math.round(millimetres * 8);
}
