import { useSyncExternalStore } from 'react';

const themes = ['system', 'light', 'dark'] as const;
export const densities = ['compact', 'default', 'relaxed'] as const;
export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];
export type Appearance = { readonly theme: Theme; readonly density: Density };

const key = 'waybill.appearance';
const fallback: Appearance = { theme: 'system', density: 'default' };
const listeners = new Set<() => void>();
let current: Appearance = read();

/** Sets the stored theme and density on `<html>`; call it once before the first paint. */
export function applyAppearance(): void {
  const { dataset } = document.documentElement;
  if (current.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = current.theme;
  dataset['density'] = current.density;
}

/** Changes theme or density, stores it on this device and applies it at once. */
export function setAppearance(change: Partial<Appearance>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Private windows may refuse storage: the choice then applies to this page only.
  }
  applyAppearance();
  for (const notify of listeners) notify();
}

/** Returns the current theme and density. */
export const useAppearance = (): Appearance => useSyncExternalStore(listen, () => current);

const listen = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

function read(): Appearance {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Appearance>;
    return {
      theme: themes.find((each) => each === saved.theme) ?? fallback.theme,
      density: densities.find((each) => each === saved.density) ?? fallback.density,
    };
  } catch {
    return fallback;
  }
}
