type Sized = Pick<Element, 'getBoundingClientRect'>;

const gap = 6;
const edge = 8;

/** Positions a tip on the screen: centred above its anchor, below it if there is no room above. */
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
