import type { PageRoute } from '../route.ts';

/** A visit to a page in the browser tests. */
type Visit = {
  /** The user name in the demo data; null for a visitor who is not signed in. */
  readonly as: string | null;
  /** The start address, if it is not the address of the page itself. */
  readonly path?: string;
  /** The name of a link at `path` that leads to the page, if its address contains an id. */
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
 * The visitors of a context's pages in the browser tests. A page without an entry is opened by ada,
 * the administrator, at its own address; for one with an id in its address the entry is required
 * and states how to get there.
 */
export type Visits<Routes> = { readonly [Name in WithParameter<Routes>]: readonly Visit[] } & {
  readonly [Name in keyof Routes]?: readonly Visit[];
};
