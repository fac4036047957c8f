import { useSyncExternalStore } from 'react';

const key = 'waybill.shortcuts';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are wanted on this device; on unless switched off. */
export const useShortcutsWanted = (): boolean => useSyncExternalStore(listen, areWanted);

/** Switches single-key shortcuts on or off on this device. */
export function wantShortcuts(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Private windows may refuse storage: shortcuts then stay as they are.
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
