import { useCallback, useSyncExternalStore } from 'react';

/** Below this width a page uses the phone layout: cards for tables, sheets for dialogs. */
export const phone = '(max-width: 639px)';
/** From this width on there is room for secondary actions as buttons. */
export const wide = '(min-width: 768px)';
/** From this width on the sidebar stands beside the page. */
export const sidebarWidth = '(min-width: 1024px)';

/** Returns whether a media query matches; re-renders when that changes. */
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
