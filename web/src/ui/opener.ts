import { useRef } from 'react';

/**
 * Remembers the focused element when a floating layer opens, and restores the focus when it closes:
 * the `onOpenAutoFocus` and `onCloseAutoFocus` of a Radix layer without a trigger. For a menu item,
 * the focus returns to the button that opened the menu, unless it is elsewhere already: taking it
 * from a menu that was opened meanwhile would close that menu. The layer focuses its first field,
 * otherwise itself, so that no button of its frame is pressed by accident.
 */
export function useOpener(takeOpener: TakeOpener) {
  const opener = useRef<HTMLElement | null>(null);
  const remember = () => {
    opener.current = takeOpener();
  };
  return {
    /** For layers that set their first focus themselves. */
    onOpen: remember,
    onOpenAutoFocus: (event: Event) => {
      remember();
      if (!(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      const fields = event.target.querySelectorAll<HTMLElement>('input, select, textarea');
      const first = [...fields].find((field) => field.tabIndex >= 0);
      (first ?? event.target).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body) return;
      // It was seen when the layer opened. Browsers scroll to a button of a sticky bar.
      opener.current?.focus({ preventScroll: true });
    },
  };
}

/** Returns what had the focus when the layer was asked for, whose code came later. */
export type TakeOpener = () => HTMLElement | null;

/** Returns the focused element, to which the focus can return. */
export const focusedNow = (): HTMLElement | null => lasting(document.activeElement);

function lasting(element: Element | null): HTMLElement | null {
  const menuButton = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return element instanceof HTMLElement ? element : null;
}
