import { useCallback, useSyncExternalStore } from 'react';

/** Narrower than this a page is a phone's: cards for tables, sheets for dialogs. */
export const phone = '(max-width: 639px)';
/** From here on secondary actions have room as buttons. */
export const wide = '(min-width: 768px)';

/** Whether a media query matches now; re-renders when that changes. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}
