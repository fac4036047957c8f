import { useEffect, useRef } from 'react';

/** Where a strip of tabs or links has no room for all of them, the open one is scrolled to. */
export function useOpenInView<Strip extends HTMLElement>(open: string) {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const { current } = strip;
    const tab = current?.querySelector<HTMLElement>(
      '[data-state=active],[aria-current=page],[aria-pressed=true]',
    );
    if (!current || !tab) return;
    const hidden = tab.offsetLeft + tab.offsetWidth - (current.scrollLeft + current.clientWidth);
    if (hidden > 0) current.scrollLeft += hidden + margin_px;
    if (tab.offsetLeft < current.scrollLeft) current.scrollLeft = tab.offsetLeft - margin_px;
  }, [open]);
  return strip;
}

/** So much of the next tab is seen that one knows of it. */
const margin_px = 32;
