import { useSyncExternalStore } from 'react';
import { chosenLanguage, languageKey } from './device-language.ts';

const listeners = new Set<() => void>();

/** The language chosen on this device; undefined where none was, then the tenant's counts. */
export const useChosenLanguage = (): string | undefined =>
  useSyncExternalStore(listen, chosenLanguage);

/** Chooses a language for this device. */
export function chooseLanguage(name: string): void {
  try {
    localStorage.setItem(languageKey, name);
  } catch {
    // Private windows may refuse storage: the tenant's language then stays.
  }
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
