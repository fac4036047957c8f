import type { OpenedMenu } from './OpenedMenu.tsx';

type Panel = typeof OpenedMenu;

let panel: Panel | null = null;

/** Returns the part of a menu that is fetched when one is about to be opened; null until then. */
export const fetchedPanel = (): Panel | null => panel;

/** Fetches it. Rejects where the server cannot be reached. */
export async function fetchPanel(): Promise<Panel> {
  panel ??= (await import('./OpenedMenu.tsx')).OpenedMenu;
  return panel;
}
