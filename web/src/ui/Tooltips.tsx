import { cx } from './cx.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from './Kbd.tsx';
import { mainLandmark } from './main-landmark.ts';
import { placeOfTip } from './tip-place.ts';
import { watchTips } from './watch-tips.ts';

type VisibleTip = { readonly anchor: HTMLElement; readonly container: HTMLElement };

/** Draws the tooltips of all elements with `tipOf`: render it once beside the page. */
export function Tooltips() {
  const [visible, setVisible] = useState<VisibleTip | null>(null);
  useEffect(
    () =>
      watchTips((anchor) =>
        setVisible(anchor && { anchor, container: mainLandmark() ?? document.body }),
      ),
    [],
  );
  return visible && createPortal(<Tip anchor={visible.anchor} />, visible.container);
}

/** Screen readers already read its content with the anchor: the label, the reason, the keys. */
function Tip({ anchor }: Pick<VisibleTip, 'anchor'>) {
  const drawn = useRef<HTMLDivElement>(null);
  const { tip, tipKeys } = anchor.dataset;
  useLayoutEffect(() => {
    if (drawn.current) Object.assign(drawn.current.style, placeOfTip(anchor, drawn.current));
  }, [anchor]);
  return (
    <div
      ref={drawn}
      role="tooltip"
      data-edge
      className={cx(
        'enter-fade pointer-events-auto fixed top-0 left-0 z-40 w-max max-w-72',
        'rounded-control bg-ink px-2 py-1 text-meta text-canvas print:hidden',
      )}
      // Outside an open layer, a press would close that layer.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {tip || anchor.textContent}
      {tipKeys !== undefined && <Kbd keys={tipKeys} inverse />}
    </div>
  );
}
