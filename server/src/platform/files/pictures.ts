import { notValidField } from '@waybill/contract/problem';

/** Pixels that a picture may have before anybody tries to draw it: 40 million. */
const pixelsMax = 40_000_000;
/** Its longer side afterwards. */
const sideMax_px = 4096;

/**
 * The picture drawn anew in its own format, upright and no larger than needed. Where and with what it
 * was taken, and whatever else was hidden beside its pixels, is gone.
 * @throws {Problem} NotValid on the field when it cannot be drawn.
 */
export async function redrawn(field: string, bytes: Buffer): Promise<Buffer> {
  // Loaded when the first picture comes: a start that does not need it is not to wait for it.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, animated: true, failOn: 'error' })
      .autoOrient()
      .resize(sideMax_px, sideMax_px, { fit: 'inside', withoutEnlargement: true })
      .toBuffer();
  } catch {
    throw notValidField(field, 'This picture cannot be read, or has more than 40 million pixels');
  }
}

/** Of a picture on paper, in pixels: at 300 dpi 60 by 20 mm. */
const paperBox_px = { width: 720, height: 240 };

/**
 * A kept picture as PDFs can hold it: a PNG on white, no larger than paper needs; the first frame of
 * an animation. Null where it cannot be drawn, because a paper is due without its picture too.
 */
export async function pictureForPaper(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: pixelsMax })
    .resize({ ...paperBox_px, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => null);
}
