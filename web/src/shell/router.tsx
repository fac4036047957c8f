import type { RouterHistory } from '@tanstack/react-router';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PageDefinition } from './page.ts';
import { CrashPage } from './pages/CrashPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { Root } from './Root.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';

type Parts = {
  readonly pages: readonly PageDefinition[];
  /** Invisible components that are mounted on every page. */
  readonly companions?: readonly ComponentType[];
  /** Components in the top bar, such as the inbox. */
  readonly topBar?: readonly ComponentType[];
  readonly history?: RouterHistory;
};

/** Creates the router of a list of pages. Each page's code is fetched when it is first needed. */
export function createAppRouter({ pages, companions = [], topBar = [], history }: Parts) {
  const root = createRootRoute({
    component: () => <Root companions={companions} topBar={topBar} />,
    errorComponent: CrashPage,
  });
  const routes = pages.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      component: lazyRouteComponent(async () => ({ default: await page.load() })),
      staticData: { page },
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    ...(history ? { history } : {}),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
