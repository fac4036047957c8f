/** Longest side of a photo, and the most bytes it may have. */
const side_px = 1600;
const bytesMax = 300_000;

/** From good to small: how long the longest side is, and JPEG's quality. */
const attempts = [
  [side_px, 0.8],
  [side_px, 0.6],
  [1280, 0.5],
  [1024, 0.4],
  [800, 0.3],
] as const;

/**
 * A photo as JPEG, `data:image/jpeg;base64,…`, at most 1600 pixels and 300 kB.
 * @throws when the browser cannot read the file as a picture, or it does not get small enough.
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

/** What a `data:` address holds; base64 makes four letters of three bytes. */
const bytesOf = (data: string): number => (data.length - data.indexOf(',') - 1) * 0.75;
