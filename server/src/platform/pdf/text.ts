import type { PdfPage } from './page.ts';
import type { Weight } from './typeface.ts';
import { cutToWidth, printable, wrapText } from './wrap.ts';

export type TextStyle = {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Tabular figures, for columns of numbers. */
  readonly tabular?: boolean;
  /** Line height in points; defaults to 1.35 times the size. */
  readonly leading?: number;
};

export type TextBox = { readonly x: number; readonly y: number; readonly width: number };

/** The position and style of a text. */
type TextPlacement = TextBox & TextStyle;

export const INK = '#000000';
export const QUIET = '#4a4f57';
export const HAIRLINE = '#b9bfc7';

/**
 * Writes one line from the top `y`, truncated to the width with an ellipsis; returns the y below
 * it.
 */
export function writeLine(pdf: PdfPage, text: string, look: TextPlacement): number {
  const line = cutToWidth(printable(text), look.width, measure(pdf, look));
  return drawLine(pdf, line, look);
}

/** Writes up to `maxLines` lines broken at spaces; returns the y below the last. */
export function writeBlock(
  pdf: PdfPage,
  text: string,
  look: TextPlacement & { readonly maxLines: number },
): number {
  const lines = wrapText(text, look, measure(pdf, look));
  return lines.reduce((y, line) => drawLine(pdf, line, { ...look, y }), look.y);
}

/** Returns how many lines `writeBlock` would write. */
export const countLines = (
  pdf: PdfPage,
  text: string,
  look: { readonly width: number; readonly maxLines: number } & TextStyle,
): number => wrapText(text, look, measure(pdf, look)).length;

type FittedText = Omit<TextStyle, 'size'> & {
  readonly width: number;
  readonly lines: number;
  readonly sizes: readonly [number, ...number[]];
};

/** Returns the largest size of `sizes` (largest first) at which the text fits; else the last. */
export function fittingSize(
  pdf: PdfPage,
  text: string,
  { width, lines: most, sizes, ...style }: FittedText,
): number {
  const fits = (size: number): boolean => {
    const widthAt = measure(pdf, { ...style, size });
    const widest = Math.max(0, ...printable(text).split(' ').map(widthAt));
    const lines = wrapText(text, { width, maxLines: most + 1 }, widthAt);
    return lines.length <= most && widest <= width;
  };
  return sizes.find(fits) ?? Math.min(...sizes);
}

/** Returns the width of one line of text in points. */
export const widthOf = (pdf: PdfPage, text: string, style: TextStyle): number =>
  measure(pdf, style)(text);

export const leadingOf = ({ size, leading }: TextStyle): number => leading ?? size * 1.35;

function drawLine(pdf: PdfPage, line: string, look: TextPlacement): number {
  const width = measure(pdf, look)(line);
  const spare = look.width - width;
  const shift = { left: 0, center: spare / 2, right: spare }[look.align ?? 'left'];
  const height = leadingOf(look);
  const baseline = look.y + height / 2 + look.size * HALF_CAPITAL;
  pdf.fillColor(look.colour ?? INK).text(line, look.x + shift, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    ...features(look),
  });
  return look.y + height;
}

/** Capitals of the typeface are 0.727 em high; half of that centres them in their line. */
const HALF_CAPITAL = 0.727 / 2;

function measure(pdf: PdfPage, style: TextStyle): (piece: string) => number {
  return (piece) => {
    pdf.font(style.weight ?? 'regular').fontSize(style.size);
    return pdf.widthOfString(piece, features(style));
  };
}

const features = ({ tabular }: TextStyle): PDFKit.Mixins.TextOptions =>
  tabular === true ? { features: ['tnum'] } : {};
