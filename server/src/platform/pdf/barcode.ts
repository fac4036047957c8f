import bwip from 'bwip-js';
import type { PdfPage } from './page.ts';
import { DOT } from './units.ts';

/** A linear barcode: widths in modules, alternating bar and space, starting with a bar. */
export type Bars = { readonly runs: readonly number[]; readonly modules: number };

/** A two-dimensional barcode, row by row; true is dark. */
export type Squares = { readonly size: number; readonly dark: readonly boolean[] };

/** Thrown if a text cannot be encoded in the requested barcode. */
export class BarcodeRefusal extends Error {
  override name = 'BarcodeRefusal';
}

/**
 * Encodes printable ASCII text as Code 128 (ISO/IEC 15417). Throws BarcodeRefusal on anything else.
 */
export function code128(text: string): Bars {
  if (!/^[\x20-\x7e]{1,48}$/.test(text)) {
    throw new BarcodeRefusal(`Code 128 holds 1 to 48 letters, digits and signs, not “${text}”.`);
  }
  return linear('code128', text);
}

/**
 * Encodes a serial shipping container code as GS1-128, application identifier 00 (GS1 General
 * Specifications §5.4). Throws BarcodeRefusal unless it is 18 digits with a correct check digit.
 */
export function ssccBarcode(sscc: string): Bars {
  if (!/^\d{18}$/.test(sscc) || !hasCheckDigit(sscc)) {
    throw new BarcodeRefusal(`An SSCC is 17 digits and their check digit, not “${sscc}”.`);
  }
  return linear('gs1-128', `(00)${sscc}`);
}

/**
 * Returns a QR code with error correction M. Throws BarcodeRefusal on empty text or over 300
 * characters.
 */
export function qrCode(text: string): Squares {
  if (text.length === 0 || text.length > 300) {
    throw new BarcodeRefusal(`A QR code holds 1 to 300 characters, not ${text.length}.`);
  }
  // Trying all eight masks takes most of the time, and readers accept any of them.
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M mask=1');
  if (symbol === undefined || !('pixs' in symbol))
    throw new BarcodeRefusal('The QR code could not be created.');
  return { size: symbol.pixx, dark: symbol.pixs.map((pixel) => pixel === 1) };
}

/**
 * Returns the widest module, in whole dots up to `wanted`, at which the bars and quiet zones fit.
 */
export function dotsPerModule(bars: Bars, widthInDots: number, wanted: number): number {
  const fitting = Math.floor(widthInDots / (bars.modules + 2 * QUIET_MODULES));
  if (fitting < 2) {
    throw new BarcodeRefusal(`A barcode of ${bars.modules} modules is too wide for the paper.`);
  }
  return Math.min(wanted, fitting);
}

/** The quiet zone on either side of a linear barcode, in modules (ISO/IEC 15417). */
export const QUIET_MODULES = 10;

export type BarsPlace = {
  /** Position and sizes in dots of 1/203 inch from the top left of the page. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly dotsPerModule: number;
};

/** Draws the bars as filled rectangles whose edges fall on whole dots; `x` is the first bar. */
export function drawBars(pdf: PdfPage, bars: Bars, place: BarsPlace): void {
  let x = place.x;
  for (const [index, run] of bars.runs.entries()) {
    const width = run * place.dotsPerModule;
    if (index % 2 === 0) pdf.rect(x * DOT, place.y * DOT, width * DOT, place.height * DOT);
    x += width;
  }
  pdf.fill('#000000');
}

/** Draws the squares, each `dots` wide, from the top left corner (in dots). */
export function drawSquares(
  pdf: PdfPage,
  { size, dark }: Squares,
  { x, y, dots }: { readonly x: number; readonly y: number; readonly dots: number },
): void {
  for (let row = 0; row < size; row += 1) {
    for (const { from, to } of darkRuns(dark.slice(row * size, (row + 1) * size))) {
      const left = (x + from * dots) * DOT;
      pdf.rect(left, (y + row * dots) * DOT, (to - from) * dots * DOT, dots * DOT);
    }
  }
  pdf.fill('#000000');
}

/** Merges adjacent dark squares into one rectangle. */
function darkRuns(row: readonly boolean[]): readonly { from: number; to: number }[] {
  const starts = row.flatMap((isDark, at) => (isDark && row[at - 1] !== true ? [at] : []));
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return { from, to: end === -1 ? row.length : end };
  });
}

function linear(bcid: string, text: string): Bars {
  const [symbol] = bwip.raw({ bcid, text });
  if (symbol === undefined || !('sbs' in symbol)) throw new BarcodeRefusal('No barcode made.');
  return { runs: symbol.sbs, modules: symbol.sbs.reduce((sum, run) => sum + run, 0) };
}

/**
 * Checks GS1 modulo 10: alternating weights 3 and 1 from the right of the digits before the check
 * digit.
 */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
