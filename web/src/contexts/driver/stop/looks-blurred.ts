import { isBlurred } from './sharpness.ts';

/** Large enough to show whether a label is readable, small enough for an old phone. */
const side_px = 400;

/** True if a photo looks moved or unfocused; false if the phone cannot tell. */
export async function looksBlurred(photo: string): Promise<boolean> {
  const image = new Image();
  image.src = photo;
  try {
    await image.decode();
  } catch {
    return false;
  }
  const scale = Math.min(1, side_px / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return false;
  pen.drawImage(image, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  // Green is most of what the eye takes for brightness.
  const grey = Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + 1] ?? 0);
  return isBlurred({ width, height, grey });
}
