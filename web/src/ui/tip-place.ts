type Sized = Pick<Element, 'getBoundingClientRect'>;

const gap = 6;
const edge = 8;

/**
 * Where a tip stands on the screen: above the middle of its anchor, below it where that has no
 * room.
 */
export function placeOfTip(
  anchor: Sized,
  tip: Sized,
): { readonly left: string; readonly top: string } {
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const above = at.top - gap - height;
  const rightmost = document.documentElement.clientWidth - edge - width;
  const centred = at.left + (at.width - width) / 2;
  return {
    left: `${Math.max(edge, Math.min(centred, rightmost))}px`,
    top: `${above < edge ? at.bottom + gap : above}px`,
  };
}
