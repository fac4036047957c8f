import { useSyncExternalStore } from 'react';
import { chosenLanguage, languageKey } from './device-language.ts';

const listeners = new Set<() => void>();

/** Returns the language chosen on this device; undefined if none was, then the tenant's applies. */
export const useChosenLanguage = (): string | undefined =>
  useSyncExternalStore(listen, chosenLanguage);

/** Chooses a language for this device. */
export function chooseLanguage(name: string): void {
  try {
    localStorage.setItem(languageKey, name);
  } catch {
    // Private windows may refuse storage: the tenant's language then applies.
  }
  for (const notify of listeners) notify();
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
