import type { ComponentType } from 'react';
import type { PageDefinition } from '../page.ts';
import { parseSearch } from '../search-text.ts';
import type { History, PageAddress } from './history.ts';
import { matcher, type Params } from './match.ts';
import { reloadsForNewVersion } from './missing-code.ts';

/** The page on screen. */
export type OpenPage = {
  readonly address: PageAddress;
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
  readonly openPage: () => OpenPage;
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
  let openPage = pageIn(history.location);

  function pageIn(address: PageAddress, before?: OpenPage): OpenPage {
    const { page, params = {} } = pageAt(address.pathname) ?? {};
    const isSameSearch = before?.address.search === address.search;
    const search = isSameSearch ? before.search : parseSearch(address.search);
    return { address, page, params, search };
  }
  const show = (next: OpenPage) => {
    openPage = next;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    const next = pageIn(history.location, openPage);
    const { page } = next;
    if (page === undefined) return show(next);
    const loaded = components.get(page);
    if (loaded !== undefined) return show({ ...next, Component: loaded });
    try {
      const Component = await page.load();
      components.set(page, Component);
      if (history.location === next.address) show({ ...next, Component });
    } catch (error) {
      if (history.location !== next.address || reloadsForNewVersion(error)) return;
      show({ ...next, fault: { error } });
    }
  };

  return {
    pages,
    history,
    openPage: () => openPage,
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
