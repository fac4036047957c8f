/** The brightness of each pixel of a picture, 0 to 255, row by row. */
export type GreyPicture = {
  readonly width: number;
  readonly height: number;
  readonly grey: ArrayLike<number>;
};

/** Photos that are held still have hundreds, moved or unfocused ones a few. */
const blurredBelow = 40;

/** True if a picture has hardly any edges: it is moved, unfocused, or shows nothing. */
export const isBlurred = (picture: GreyPicture): boolean => sharpnessOf(picture) < blurredBelow;

/** Returns the variance of the Laplacian of a picture (Pech-Pacheco et al. 2000, ICPR). */
export function sharpnessOf({ width, height, grey }: GreyPicture): number {
  let [count, sum, squares] = [0, 0, 0];
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
