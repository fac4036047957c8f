/** Red, green, blue and opacity, 0 to 255 each, pixel by pixel, as a canvas returns them. */
export type Pixels = Readonly<Uint8ClampedArray>;

type Colour = readonly [red: number, green: number, blue: number];

/** The minimum contrast of graphics to their background (WCAG 2.2, 1.4.11). */
const ratioMin = 3;
/** The share of drawn pixels that must have this contrast. */
const shareMin = 0.2;
/** Pixels below this opacity count as background. */
const opacityMin = 128;

/** True if enough of the picture's pixels have the minimum contrast to the background. */
export function isLegible(pixels: Pixels, ground: Colour): boolean {
  const groundLight = luminance(ground);
  let drawn = 0;
  let standingOut = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < opacityMin) continue;
    drawn += 1;
    if (ratio(luminance([red, green, blue]), groundLight) >= ratioMin) standingOut += 1;
  }
  return drawn > 0 && standingOut / drawn >= shareMin;
}

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
