import { useEffect, useRef } from 'react';

/** Scrolls to the open tab or link of a strip that does not fit its width. */
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

/** The part of the next tab that stays visible, to show that there is one. */
const margin_px = 32;
