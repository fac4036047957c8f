import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The state of a layer that is opened as soon as it is drawn, and the button that takes the place
 * of the one that was pressed.
 */
export function useFirstOpening(byKey: boolean, onOpen?: (open: boolean) => void) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (open: boolean) => {
    onOpen?.(open);
    setOpen(open);
  };
  // At once, so that what is typed next goes into what was opened.
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (!byKey) change(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!byKey) return;
    // A menu focuses its first item only if it sees the key that opens it.
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
    button.current?.dispatchEvent(key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { isOpen, change, button };
}
