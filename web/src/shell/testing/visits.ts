import type { PageRoute } from '../route.ts';

/** Somebody who opens a page in the browser tests. */
type Visit = {
  /** The user name in the demo data; null is somebody who is not signed in. */
  readonly as: string | null;
  /** Where they begin, if that is not the address of the page itself. */
  readonly path?: string;
  /** The name of a link at `path` that leads to the page, where its address holds an id. */
  readonly follow?: RegExp;
};

type WithParameter<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends PageRoute<infer Path, string>
    ? Path extends `${string}$${string}`
      ? Name
      : never
    : never;
}[keyof Routes];

/**
 * Who opens the pages of a context in the browser tests. A page without an entry is opened by ada,
 * the administrator, at its own address; one with an id in its address must say how to get there.
 */
export type Visits<Routes> = { readonly [Name in WithParameter<Routes>]: readonly Visit[] } & {
  readonly [Name in keyof Routes]?: readonly Visit[];
};
