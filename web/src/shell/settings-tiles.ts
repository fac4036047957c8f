import type { PageDefinition } from './page.ts';

/** The headings of the settings, in order. */
export const settingsGroups = [
  'Personal',
  'Organization',
  'Users and access',
  'Freight and prices',
  'Messages',
  'System',
] as const;

type Path = PageDefinition['path'];

/** Shown to users who may open its page. */
export type SettingsTile = {
  readonly path: Path;
  readonly group: (typeof settingsGroups)[number];
  /** A description in one line. */
  readonly text: string;
  /** Defaults to the title of the page. */
  readonly title?: string;
  /** True: shown only to users of customers. */
  readonly customersOnly?: boolean;
};

/** Declares the tiles of a context by the names of its routes. */
export const tiles = <Routes extends Readonly<Record<string, { readonly path: Path }>>>(
  routes: Routes,
  parts: { readonly [Name in keyof Routes]?: Omit<SettingsTile, 'path'> },
): readonly SettingsTile[] =>
  Object.entries(routes).flatMap(([name, { path }]) => {
    const tile = parts[name];
    return tile === undefined ? [] : [{ path, ...tile }];
  });
