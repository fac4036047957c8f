import type { PageDefinition } from './page.ts';

/** The headings of the settings, in their order. */
export const settingsGroups = [
  'Personal',
  'Organization',
  'Users and access',
  'Freight and prices',
  'Messages',
  'System',
] as const;

type Path = PageDefinition['path'];

/** Shown to whom its page admits. */
export type SettingsTile = {
  readonly path: Path;
  readonly group: (typeof settingsGroups)[number];
  /** What is set there, in one line. */
  readonly text: string;
  /** Absent: the title of the page. */
  readonly title?: string;
  /** True: only people of customers see it. */
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
