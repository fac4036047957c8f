import type { PdfPage, Weight } from './page.ts';
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

export const INK = '#000000';
export const QUIET = '#4a4f57';
export const HAIRLINE = '#b9bfc7';

/**
 * Writes one line from the top `y`, truncated to the width with an ellipsis; returns the y below
 * it.
 */
export function writeLine(pdf: PdfPage, text: string, box: TextBox, style: TextStyle): number {
  const line = cutToWidth(printable(text), box.width, measure(pdf, style));
  return drawLine(pdf, line, box, style);
}

/** Writes up to `maxLines` lines broken at spaces; returns the y below the last. */
export function writeBlock(
  pdf: PdfPage,
  text: string,
  { maxLines, ...box }: TextBox & { readonly maxLines: number },
  style: TextStyle,
): number {
  const lines = wrapText(text, { width: box.width, maxLines }, measure(pdf, style));
  return lines.reduce((y, line) => drawLine(pdf, line, { ...box, y }, style), box.y);
}

/** How many lines `writeBlock` would write. */
export const countLines = (
  pdf: PdfPage,
  text: string,
  room: { readonly width: number; readonly maxLines: number },
  style: TextStyle,
): number => wrapText(text, room, measure(pdf, style)).length;

/** The largest size of `sizes` (largest first) at which the text fits; else the last. */
export function fittingSize(
  pdf: PdfPage,
  text: string,
  room: { readonly width: number; readonly lines: number },
  style: Omit<TextStyle, 'size'> & { readonly sizes: readonly [number, ...number[]] },
): number {
  const { sizes, ...rest } = style;
  const fits = (size: number): boolean => {
    const widthAt = measure(pdf, { ...rest, size });
    const widest = Math.max(0, ...printable(text).split(' ').map(widthAt));
    const lines = wrapText(text, { width: room.width, maxLines: room.lines + 1 }, widthAt);
    return lines.length <= room.lines && widest <= room.width;
  };
  return sizes.find(fits) ?? Math.min(...sizes);
}

/** Width of one line of text in points. */
export const widthOf = (pdf: PdfPage, text: string, style: TextStyle): number =>
  measure(pdf, style)(text);

export const leadingOf = ({ size, leading }: TextStyle): number => leading ?? size * 1.35;

function drawLine(pdf: PdfPage, line: string, box: TextBox, style: TextStyle): number {
  const width = measure(pdf, style)(line);
  const spare = box.width - width;
  const shift = { left: 0, center: spare / 2, right: spare }[style.align ?? 'left'];
  const height = leadingOf(style);
  const baseline = box.y + height / 2 + style.size * HALF_CAPITAL;
  pdf.fillColor(style.colour ?? INK).text(line, box.x + shift, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    ...features(style),
  });
  return box.y + height;
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
