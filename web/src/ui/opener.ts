import { useRef } from 'react';

/**
 * Remembers what had the focus when a floating layer opened, and gives it back when it closes:
 * the `onOpenAutoFocus` and `onCloseAutoFocus` of a Radix layer without a trigger of its own.
 * An entry of a menu hands over to the button that opened the menu. The layer starts with its
 * first field, else with itself, so that no button of its frame is pressed by accident.
 */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** For layers that choose their first focus themselves. */
    onOpen: () => {
      opener.current = lasting(document.activeElement);
    },
    onOpenAutoFocus: (event: Event) => {
      opener.current = lasting(document.activeElement);
      if (!(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      const fields = event.target.querySelectorAll<HTMLElement>('input, select, textarea');
      const first = [...fields].find((field) => field.tabIndex >= 0);
      (first ?? event.target).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}

function lasting(element: Element | null): HTMLElement | null {
  const menuButton = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return element instanceof HTMLElement ? element : null;
}
