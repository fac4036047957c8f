import type { Permission, PermissionGroup } from '@waybill/contract/permission';
import type { ComponentType } from 'react';

/**
 * Who may open a page. `public`: everybody, signed in or not. `signedIn`: every user.
 * Otherwise the permission, or the group of permissions, that a user must hold.
 */
type PageAccess = 'public' | 'signedIn' | PermissionGroup | Permission;

export type PageDefinition = {
  /** With `$name` where a parameter stands: `/customers/$id/details`. */
  readonly path: `/${string}`;
  /** Names the browser tab, and the page in the list of actions. */
  readonly title: string;
  readonly access: PageAccess;
  /** Loads the page's component when somebody first goes there. */
  readonly load: () => Promise<ComponentType>;
  /** False: the page shows no navigation. */
  readonly navigation: boolean;
  /** False: the page shows no top bar. */
  readonly header: boolean;
  /** True: the page uses the whole width and height, like boards and maps. */
  readonly wide: boolean;
};

type Optional = 'navigation' | 'header' | 'wide';
type PageParts = Omit<PageDefinition, 'path' | Optional> & Partial<Pick<PageDefinition, Optional>>;

/** Declares one page; navigation and header are shown unless it opts out. */
export const page = ({
  path,
  ...parts
}: PageParts & Pick<PageDefinition, 'path'>): PageDefinition => ({
  path,
  navigation: true,
  header: true,
  wide: false,
  ...parts,
});

/**
 * The pages of a context: one for each of its routes, so that a route without a page and a page
 * without a route do not compile.
 */
export const pages = <Routes extends Readonly<Record<string, Pick<PageDefinition, 'path'>>>>(
  routes: Routes,
  parts: { readonly [Name in keyof Routes]: PageParts },
): readonly PageDefinition[] =>
  Object.entries<PageParts>(parts).map(([name, each]) =>
    page({ path: routes[name]?.path ?? '/', ...each }),
  );

declare module '@tanstack/react-router' {
  // The router's own way to let a route carry data of ours.
  interface StaticDataRouteOption {
    page?: PageDefinition;
  }
}
