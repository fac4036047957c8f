import { notValidField } from '@waybill/contract/problem';

/** The maximum pixels of an image before decoding: 40 million. */
const pixelsMax = 40_000_000;
/** The maximum longer side of the result. */
const sideMax_px = 4096;

/**
 * Re-encodes the image in its own format, upright and no larger than needed. Location, camera and
 * any other metadata are removed.
 * @throws {Problem} NotValid on the field if it cannot be decoded.
 */
export async function redrawn(field: string, bytes: Buffer): Promise<Buffer> {
  // Loaded with the first image, so that it does not slow down the start.
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

/** The sides of a thumbnail in lists: 28 pixels on a screen of triple density, with a margin. */
const thumbnailSide_px = 96;

export const thumbnailType = 'image/webp';

/**
 * Returns a small square version of a stored image, for lists. Null if it cannot be decoded,
 * because a list is shown without a picture, too.
 */
export async function thumbnailOf(bytes: Uint8Array): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: pixelsMax })
    .resize(thumbnailSide_px, thumbnailSide_px, { fit: 'cover' })
    .webp({ quality: 70 })
    .toBuffer()
    .catch(() => null);
}

/** The maximum size of a printed image in pixels: 60 by 20 mm at 300 dpi. */
const logoBox_px = { width: 720, height: 240 };

/**
 * Converts a stored image for PDFs: a PNG on white, no larger than print needs; the first frame of
 * an animation. Null if it cannot be decoded, because the PDF must be made even without its image.
 */
export async function pictureForPdf(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: pixelsMax })
    .resize({ ...logoBox_px, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => null);
}
