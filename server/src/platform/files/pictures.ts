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
