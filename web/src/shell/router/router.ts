import type { ComponentType } from 'react';
import type { PageDefinition } from '../page.ts';
import { parseSearch } from '../search-text.ts';
import type { History, Place } from './history.ts';
import { matcher, type Params } from './match.ts';
import { reloadsForNewVersion } from './missing-code.ts';

/** The page on screen. */
export type Shown = {
  readonly place: Place;
  /** Undefined if the app has no page at the address. */
  readonly page: PageDefinition | undefined;
  readonly params: Params;
  /** The values of the address, as texts. */
  readonly search: Readonly<Record<string, string>>;
  /** Undefined until the code of the first page has come. */
  readonly Component?: ComponentType | undefined;
  /** Why its code could not be loaded. */
  readonly fault?: { readonly error: unknown };
};

export type Router = {
  readonly pages: readonly PageDefinition[];
  readonly history: History;
  readonly shown: () => Shown;
  readonly listen: (listener: () => void) => () => void;
  /** Loads the code of the page at the current address, and then of each that is gone to. */
  readonly start: () => Promise<void>;
};

/**
 * Creates the router of a list of pages. Each page's code is loaded when it is first gone to; until
 * it has come, the page before stays on screen, while the address is that of the next.
 */
export function createRouter(pages: readonly PageDefinition[], history: History): Router {
  const pageAt = matcher(pages);
  const components = new Map<PageDefinition, ComponentType>();
  const listeners = new Set<() => void>();
  let shown = shownAt(history.location);

  function shownAt(place: Place, before?: Shown): Shown {
    const { page, params = {} } = pageAt(place.pathname) ?? {};
    const isSameSearch = before?.place.search === place.search;
    const search = isSameSearch ? before.search : parseSearch(place.search);
    return { place, page, params, search };
  }
  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    const next = shownAt(history.location, shown);
    const { page } = next;
    if (page === undefined) return show(next);
    const loaded = components.get(page);
    if (loaded !== undefined) return show({ ...next, Component: loaded });
    try {
      const Component = await page.load();
      components.set(page, Component);
      if (history.location === next.place) show({ ...next, Component });
    } catch (error) {
      if (history.location !== next.place || reloadsForNewVersion(error)) return;
      show({ ...next, fault: { error } });
    }
  };

  return {
    pages,
    history,
    shown: () => shown,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      history.listen(() => void load());
      return load();
    },
  };
}
