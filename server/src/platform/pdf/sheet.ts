import { drawImage } from './image.ts';
import { openPdf, onEveryPage, type PdfPage } from './page.ts';
import { type TextBox, fittingSize, HAIRLINE, QUIET, writeBlock, writeLine } from './text.ts';
import { A4 } from './units.ts';
import { type PdfTexts, t, wordIn } from './texts.ts';

/**
 * Elements shared by the A4 documents: margins, header, fields, addresses, signatures, page
 * numbers.
 */
export const SHEET = {
  left: A4.margin,
  right: A4.width - A4.margin,
  width: A4.width - 2 * A4.margin,
  top: A4.margin,
  /** Content ends here; the page footer is below. */
  bottom: A4.height - A4.margin - 16,
} as const;

/** The time of drawing, and the texts to use. */
export type PrintContext = { readonly drawnAt: Date; readonly words: PdfTexts };

/** Opens an A4 document with its type and number, such as `Consignment note`, `ACM000000017`. */
export const openSheet = (
  kind: string,
  subject: string,
  { drawnAt, words }: PrintContext,
): PdfPage =>
  openPdf({
    width: A4.width,
    height: A4.height,
    title: `${wordIn(words, kind)} ${subject}`,
    drawnAt,
    words,
  });

export type Head = {
  readonly title: string;
  readonly subject: string;
  readonly issuer: string;
  /** The issuer's logo, as a PNG or JPEG. */
  readonly logo?: Uint8Array | null;
};

/** Starts the first page: title and subject at the left, the issuer below its logo at the right. */
export function drawHead(pdf: PdfPage, { title, subject, issuer, logo = null }: Head): number {
  pdf.addPage();
  const half = SHEET.width * 0.6;
  const right = { x: SHEET.left + half, y: SHEET.top, width: SHEET.width - half };
  if (logo !== null) drawImage(pdf, logo, { ...right, height: 36, align: 'right' });
  const below = drawIssuer(pdf, issuer, { ...right, y: SHEET.top + (logo === null ? 4 : 40) });
  const left = { x: SHEET.left, width: half - 12 };
  const named = t(pdf, title);
  const style = { weight: 'semibold', leading: 28 } as const;
  const room = { width: left.width, lines: 1 };
  const size = fittingSize(pdf, named, { ...room, ...style, sizes: [22, 20, 18, 16, 14] });
  const y = writeLine(pdf, named, { ...left, y: SHEET.top, ...style, size });
  const quiet = { size: 11, colour: QUIET, leading: 16 } as const;
  return Math.max(below, writeLine(pdf, subject, { ...left, y, ...quiet }));
}

/** Draws at the size that fits on one line, else on two lines of the smallest size. */
function drawIssuer(pdf: PdfPage, issuer: string, box: TextBox): number {
  const style = { weight: 'semibold', align: 'right' } as const;
  const size = fittingSize(pdf, issuer, { ...box, lines: 1, ...style, sizes: [11, 9.5, 8.5] });
  const leading = size + 5;
  return writeBlock(pdf, issuer, { ...box, maxLines: 2, ...style, size, leading });
}

/**
 * Starts a further page with a subtle line naming the document it continues; returns the y below.
 */
export function addPage(pdf: PdfPage, { title, subject, issuer }: Head): number {
  pdf.addPage();
  const box = { x: SHEET.left, y: SHEET.top, width: SHEET.width * 0.6 };
  writeLine(pdf, `${t(pdf, title)} ${subject}`, {
    ...box,
    size: 8.5,
    weight: 'semibold',
    leading: 14,
  });
  const right = { x: SHEET.left + box.width, y: SHEET.top, width: SHEET.width - box.width };
  return (
    writeLine(pdf, issuer, { ...right, size: 8.5, colour: QUIET, align: 'right', leading: 14 }) + 8
  );
}

export type LabelledValue = readonly [name: string, value: string];

/** Draws labels above values in columns of equal width; fields without a value are omitted. */
export function drawLabelledValues(
  pdf: PdfPage,
  values: readonly LabelledValue[],
  box: TextBox,
): number {
  const present = values.filter(([, value]) => value !== '');
  const width = box.width / Math.max(1, present.length);
  const bottoms = present.map(([name, value], index) => {
    const column = { x: box.x + index * width, y: box.y, width: width - 10 };
    const y = writeLine(pdf, t(pdf, name), { ...column, size: 7.5, colour: QUIET, leading: 11 });
    return writeBlock(pdf, value, {
      ...column,
      y,
      maxLines: 2,
      size: 9.5,
      weight: 'semibold',
      leading: 13,
    });
  });
  return Math.max(box.y, ...bottoms);
}

/**
 * Draws a heading, a bold first line and lines below it: an address, an organisation, a bank
 * account.
 */
export function drawLines(
  pdf: PdfPage,
  { heading, lines }: { readonly heading: string; readonly lines: readonly string[] },
  box: TextBox,
): number {
  const [first = '', ...others] = lines.filter((line) => line !== '');
  let y = writeLine(pdf, t(pdf, heading), { ...box, size: 7.5, colour: QUIET, leading: 12 });
  y = writeBlock(pdf, first, {
    ...box,
    y,
    maxLines: 2,
    size: 9.5,
    weight: 'semibold',
    leading: 13,
  });
  for (const line of others) {
    y = writeBlock(pdf, line, { ...box, y, maxLines: 3, size: 9, leading: 13 });
  }
  return y;
}

/** Draws signature lines, side by side, each with its caption below. */
export function drawSignatureLines(
  pdf: PdfPage,
  captions: readonly string[],
  box: TextBox,
): number {
  const width = box.width / Math.max(1, captions.length);
  const y = box.y + 34;
  for (const [index, caption] of captions.entries()) {
    const x = box.x + index * width;
    drawRule(pdf, { x, y, width: width - 14 }, '#000000');
    writeLine(pdf, t(pdf, caption), {
      x,
      y: y + 3,
      width: width - 14,
      size: 7.5,
      colour: QUIET,
      leading: 11,
    });
  }
  return y + 14;
}

export function drawRule(pdf: PdfPage, { x, y, width }: TextBox, colour: string = HAIRLINE): void {
  pdf
    .lineWidth(0.5)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colour);
}

/** Draws the footer of every page: a note on the left, “Page n of m” on the right. */
export function drawFeet(pdf: PdfPage, note: string): void {
  onEveryPage(pdf, (page, pages) => {
    const y = A4.height - A4.margin - 10;
    const style = { size: 7.5, colour: QUIET, leading: 10 } as const;
    const left = { x: SHEET.left, y, width: SHEET.width - 80 };
    writeLine(pdf, note, { ...left, ...style });
    const right = { x: SHEET.right - 70, y, width: 70 };
    writeLine(pdf, t(pdf, 'Page {page} of {pages}', { page, pages }), {
      ...right,
      ...style,
      align: 'right',
    });
  });
}
