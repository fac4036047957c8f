import { useSyncExternalStore } from 'react';

const key = 'waybill.shortcuts';
const listeners = new Set<() => void>();

/** True if single-key shortcuts are enabled on this device, the default. */
export const useShortcutsWanted = (): boolean => useSyncExternalStore(listen, areWanted);

/** Enables or disables single-key shortcuts on this device. */
export function wantShortcuts(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Private windows may refuse storage: the setting is then unchanged.
  }
  for (const notify of listeners) notify();
}

function areWanted(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
