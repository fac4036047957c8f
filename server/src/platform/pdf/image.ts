import type { PdfPage } from './page.ts';
import { type TextBox, HAIRLINE, QUIET, writeLine } from './text.ts';
import { t } from './texts.ts';

export type PictureBox = TextBox & {
  readonly height: number;
  /** Its position in a wider box; left by default. */
  readonly align?: 'right';
};

/**
 * Draws a PNG or JPEG as large as the box allows, from its top edge. An unreadable image is
 * replaced by a frame with a text, so that the PDF is still made.
 */
export function drawImage(pdf: PdfPage, bytes: Uint8Array, box: PictureBox): void {
  try {
    pdf.image(addressOf(bytes), box.x, box.y, {
      fit: [box.width, box.height],
      ...(box.align === 'right' ? { align: 'right' } : {}),
    });
  } catch {
    pdf.lineWidth(0.5).rect(box.x, box.y, box.width, box.height).stroke(HAIRLINE);
    const middle = { ...box, y: box.y + box.height / 2 - 7 };
    const style = { size: 8.5, colour: QUIET, align: 'center' } as const;
    writeLine(pdf, t(pdf, 'This image could not be read.'), { ...middle, ...style });
  }
}

const addresses = new WeakMap<Uint8Array, string>();

/**
 * Returns the image as a data URL, which PDFKit caches: an image drawn on many pages is stored
 * once.
 */
function addressOf(bytes: Uint8Array): string {
  const known = addresses.get(bytes);
  if (known !== undefined) return known;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const address = `data:image/any;base64,${buffer.toString('base64')}`;
  addresses.set(bytes, address);
  return address;
}
