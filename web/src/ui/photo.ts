/** Longest side of a photo, and the most bytes it may have. */
const side_px = 1600;
const bytesMax = 300_000;

/**
 * A photo as JPEG, `data:image/jpeg;base64,…`, small enough for a phone line.
 * @throws when the browser cannot read the file as a picture.
 */
export async function photoOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, side_px / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of [0.8, 0.6, 0.4]) {
      const data = canvas.toDataURL('image/jpeg', quality);
      if (data.length * 0.75 <= bytesMax) return data;
    }
    return canvas.toDataURL('image/jpeg', 0.25);
  } finally {
    picture.close();
  }
}
