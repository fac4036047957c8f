import { code128, dotsPerModule, ssccBarcode } from '#platform/pdf/barcode.ts';
import { type ZplBox, zplField, zplText } from '#platform/pdf/zpl.ts';
import {
  dangerousGoodsText,
  type LabelData,
  numberBelowBars,
  numbered,
  scannableNumber,
} from './label-data.ts';
import { joined, phoneFirst, suburbLine } from './party.ts';
import { type PdfTexts, plainEnglish, wordIn } from '#platform/pdf/texts.ts';

/**
 * Returns the same labels in ZPL II: 203 dpi, 800 × 1200 dots (100 × 150 mm), UTF-8, one format per
 * item, ready to send to a printer. Throws BarcodeRefusal like `drawLabels`.
 */
export const labelsInZpl = (labels: readonly LabelData[], words: PdfTexts = plainEnglish): string =>
  labels.map((label) => `${labelInZpl(label, words).join('\n')}\n`).join('');

const labelInZpl = (label: LabelData, words: PdfTexts): readonly string[] => [
  '^XA',
  '^CI28',
  '^PW800',
  '^LL1200',
  '^LH0,0',
  ...service(label),
  ...sender(label, words),
  ...receiver(label, words),
  ...measures(label, words),
  ...marks(label, words),
  ...barcode(label),
  '^XZ',
];

const service = ({ service, carrier, despatchDate, routeCode }: LabelData): readonly string[] => [
  zplText({ x: 40, y: 32, width: routeCode === '' ? 720 : 440, height: 50 }, service),
  zplText({ x: 40, y: 96, width: 440, height: 25 }, joined([carrier, despatchDate], ' · ')),
  ...(routeCode === '' ? [] : reversed({ x: 504, y: 24, width: 256, height: 104 }, routeCode)),
  rule(140),
];

const sender = ({ from }: LabelData, words: PdfTexts): readonly string[] => [
  zplText({ x: 40, y: 150, width: 80, height: 23 }, wordIn(words, 'From')),
  zplText({ x: 128, y: 150, width: 632, height: 23 }, joined([from.name, from.phone], ' · ')),
  zplText(
    { x: 128, y: 180, width: 632, height: 23 },
    joined([...from.lines, suburbLine(from), from.country], ', '),
  ),
  rule(218),
];

function receiver({ to, trackingUrl }: LabelData, words: PdfTexts): readonly string[] {
  const width = trackingUrl === '' ? 632 : 470;
  const region = joined([to.state, to.postcode], ' ');
  const lines = to.suburb.length > MAX_CITY_LINE_CHARACTERS ? 2 : 1;
  return [
    zplText({ x: 40, y: 234, width: 80, height: 23 }, wordIn(words, 'To')),
    zplText({ x: 128, y: 228, width, height: 36 }, to.name),
    zplText({ x: 128, y: 270, width, height: 27 }, phoneFirst(to)),
    zplText({ x: 128, y: 304, width, height: 31, lines: 3 }, joined(to.lines, ', ')),
    ...(trackingUrl === '' ? [] : [`^FO624,232^BQN,2,4^FH^FDMA,${zplField(trackingUrl)}^FS`]),
    zplText({ x: 40, y: lines === 1 ? 492 : 424, width: 720, height: SUBURB, lines }, to.suburb),
    zplText({ x: 40, y: 592, width: 720, height: 92 }, region),
    zplText({ x: 400, y: 628, width: 360, height: 50, align: 'R' }, to.country),
    rule(688),
  ];
}

/** In dots: 28 points on a 203-dpi head, the minimum height of the town. */
const SUBURB = 79;
const MAX_CITY_LINE_CHARACTERS = 17;

const measures = (label: LabelData, words: PdfTexts): readonly string[] => [
  zplText({ x: 40, y: 694, width: 240, height: 20 }, wordIn(words, 'Item')),
  zplText(
    { x: 40, y: 722, width: 240, height: 45 },
    wordIn(words, '{position} of {items}', numbered(label)),
  ),
  zplText({ x: 296, y: 694, width: 200, height: 20 }, wordIn(words, 'Weight')),
  zplText({ x: 296, y: 722, width: 200, height: label.weight.length > 8 ? 28 : 45 }, label.weight),
  zplText({ x: 504, y: 694, width: 256, height: 20 }, wordIn(words, label.packageType || 'Size')),
  zplText({ x: 504, y: 718, width: 256, height: 25 }, label.dimensions),
  zplText({ x: 504, y: 748, width: 256, height: 25 }, label.volume),
  rule(780),
];

function marks(label: LabelData, words: PdfTexts) {
  const { dangerousGoods, mayLeave, instructions, references } = label;
  const named = [...new Set(dangerousGoods.map((mark) => dangerousGoodsText(mark, words)))].join(
    ', ',
  );
  const left = 40 + (named === '' ? 0 : 312) + (mayLeave ? 172 : 0);
  const box = { x: left, width: 760 - left };
  return [
    ...(named === ''
      ? []
      : reversed({ x: 40, y: 792, width: 296, height: 30 }, wordIn(words, 'Dangerous goods'))),
    ...(named === '' ? [] : [zplText({ x: 40, y: 828, width: 296, height: 20, lines: 2 }, named)]),
    ...(mayLeave
      ? reversed(
          { x: left - 172, y: 792, width: 156, height: 76 },
          wordIn(words, 'Authority to leave'),
          2,
        )
      : []),
    zplText({ ...box, y: 790, height: 21, lines: 2 }, instructions),
    zplText({ ...box, y: 842, height: 21 }, joined(references, ' · ')),
  ];
}

/** Modules are four dots wide, narrower if a long number would not fit on the label. */
function barcode(label: LabelData): readonly string[] {
  const { sscc, itemNumber, consignment } = label;
  const bars = sscc === '' ? code128(scannableNumber(itemNumber)) : ssccBarcode(sscc);
  const dots = dotsPerModule(bars, 800, 4);
  const x = Math.round((800 - bars.modules * dots) / 2);
  // “>;” starts in code set C and “>8” is FNC1, which makes it GS1-128; mode A chooses the sets.
  const data = sscc === '' ? `^BCN,256,N,N,N,A^FD${itemNumber}` : `^BCN,256,N,N,N^FD>;>800${sscc}`;
  return [
    `^FO${x},884^BY${dots}${data}^FS`,
    zplText({ x: 40, y: 1148, width: 340, height: 28 }, consignment),
    zplText({ x: 380, y: 1148, width: 380, height: 28, align: 'R' }, numberBelowBars(label)),
  ];
}

/** Prints white on a black box. */
function reversed(box: ZplBox, words: string, lines = 1): readonly string[] {
  const { x, y, width, height } = box;
  const textHeight = Math.floor(Math.min((height / lines) * (lines === 1 ? 0.8 : 0.6), 100));
  const inside = { x, width, lines, align: 'C', height: textHeight } as const;
  return [
    `^FO${x},${y}^GB${width},${height},${Math.min(width, height)}^FS`,
    zplText({ ...inside, y: y + Math.round((height - textHeight * lines) / 2) }, words).replace(
      '^FH',
      '^FR^FH',
    ),
  ];
}

const rule = (y: number): string => `^FO40,${y}^GB720,2,2^FS`;
