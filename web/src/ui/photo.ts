/** The longest side of a photo in pixels, and its maximum size in bytes. */
const side_px = 1600;
const bytesMax = 300_000;

/** From good to small: the longest side in pixels, and the JPEG quality. */
const attempts = [
  [side_px, 0.8],
  [side_px, 0.6],
  [1280, 0.5],
  [1024, 0.4],
  [800, 0.3],
] as const;

/**
 * Converts a photo to JPEG, `data:image/jpeg;base64,…`, at most 1600 pixels and 300 kB.
 * @throws if the browser cannot read the file as a picture, or it does not get small enough.
 */
export async function photoOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    for (const [side, quality] of attempts) {
      const data = drawn(picture, side, quality);
      if (bytesOf(data) <= bytesMax) return data;
    }
    throw new Error('The photo does not get small enough.');
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, side: number, quality: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}

/** Returns the bytes of a `data:` URL; base64 encodes three bytes in four characters. */
const bytesOf = (data: string): number => (data.length - data.indexOf(',') - 1) * 0.75;
