import { useRef } from 'react';

/**
 * Remembers what had the focus when a floating layer opened, and gives it back when it closes:
 * the `onOpenAutoFocus` and `onCloseAutoFocus` of a Radix layer without a trigger of its own.
 * An entry of a menu hands over to the button that opened the menu.
 */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lasting(document.activeElement);
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
