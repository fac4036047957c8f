type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

type Sheet = { readonly width: number; readonly height: number };

/**
 * Returns the indexes of the boxes that can be drawn on a sheet without covering one another; the
 * first of two wins.
 */
export function boxesThatFit(boxes: readonly Box[], sheet: Sheet): ReadonlySet<number> {
  const drawn = new Map<number, Box>();
  for (const [index, box] of boxes.entries()) {
    const isInside =
      box.left >= 0 && box.top >= 0 && box.right <= sheet.width && box.bottom <= sheet.height;
    if (isInside && ![...drawn.values()].some((other) => overlap(box, other)))
      drawn.set(index, box);
  }
  return new Set(drawn.keys());
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
