import { useSyncExternalStore } from 'react';

/** Returns false while the device has no network. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

function listen(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
