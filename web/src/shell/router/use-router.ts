import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useStable } from '#ui/use-stable.ts';
import { parseSearch, stringifySearch } from '../search-text.ts';
import type { Blocker, PageAddress } from './history.ts';
import type { Router, OpenPage } from './router.ts';

export const RouterContext = createContext<Router | null>(null);

/** @throws outside the app. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterContext above it');
  return router;
}

/** Returns the page on screen. */
export function useOpenPage(): OpenPage {
  const { listen, openPage } = useRouter();
  return useSyncExternalStore(listen, openPage);
}

/** Returns the current address: while the code of a page loads, it is that of this page. */
export function useLocation(): PageAddress {
  const { history } = useRouter();
  return useSyncExternalStore(history.listen, () => history.location);
}

type Going = { readonly replace?: boolean };
type Search = Readonly<Record<string, unknown>>;

/** Returns a function that goes to an address, in place of the current entry with `replace`. */
export function useNavigate(): (href: string, going?: Going) => void {
  const { history } = useRouter();
  return useCallback(
    (href, { replace = false } = {}) => {
      if (replace) history.replace(href);
      else history.push(href);
    },
    [history],
  );
}

/** Returns a function that changes the search of the address, and keeps its path. */
export function useChangeSearch(): (change: (before: Search) => Search, going?: Going) => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return useCallback(
    (change, going) => {
      const { pathname, search } = history.location;
      navigate(pathname + stringifySearch(change(parseSearch(search))), going);
    },
    [history, navigate],
  );
}

type Blocking = {
  readonly stays: Blocker['stays'];
  readonly asksOnClose?: Blocker['asksOnClose'];
  readonly enabled?: boolean;
};

/** Asks before the page is left, or its address changes; `stays` is called at that moment. */
export function useBlocker({ stays, asksOnClose = () => true, enabled = true }: Blocking): void {
  const { history } = useRouter();
  const latest = useStable(stays);
  const asks = useStable(asksOnClose);
  useEffect(
    () => (enabled ? history.block({ stays: latest, asksOnClose: asks }) : undefined),
    [history, latest, asks, enabled],
  );
}
