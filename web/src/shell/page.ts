import type { Permission, PermissionGroup } from '@waybill/contract/permission';
import type { ComponentType } from 'react';

/**
 * The access to a page. `public`: everyone, signed in or not. `signedIn`: every user. Otherwise the
 * permission, or the group of permissions, that a user must hold.
 */
type PageAccess = 'public' | 'signedIn' | PermissionGroup | Permission;

export type PageDefinition = {
  /** With `$name` for each parameter: `/customers/$id/details`. */
  readonly path: `/${string}`;
  /** The title of the browser tab, and of the page in the command list. */
  readonly title: string;
  readonly access: PageAccess;
  /** Loads the page's component on the first visit. */
  readonly load: () => Promise<ComponentType>;
  /** False: the page shows no navigation. */
  readonly navigation: boolean;
  /** False: the page shows no top bar. */
  readonly header: boolean;
  /** True: the page uses the full width and height, like boards and maps. */
  readonly wide: boolean;
};

type Optional = 'navigation' | 'header' | 'wide';
type PageParts = Omit<PageDefinition, 'path' | Optional> & Partial<Pick<PageDefinition, Optional>>;

/** Declares a page; navigation and header are shown unless it opts out. */
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
 * Declares the pages of a context: one for each of its routes, so that a route without a page and a
 * page without a route do not compile.
 */
export const pages = <Routes extends Readonly<Record<string, Pick<PageDefinition, 'path'>>>>(
  routes: Routes,
  parts: { readonly [Name in keyof Routes]: PageParts },
): readonly PageDefinition[] =>
  Object.entries<PageParts>(parts).map(([name, each]) =>
    page({ path: routes[name]?.path ?? '/', ...each }),
  );
