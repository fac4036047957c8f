/** The browser APIs that the session library uses. */
export type Surroundings = {
  readonly fetch: typeof fetch;
  /** The storage shared by all tabs of the origin. */
  readonly storage: Pick<Storage, 'setItem'>;
  /** Returns the page's address. */
  readonly href: () => string;
  /** Navigates away. */
  readonly go: (url: string) => void;
  /** The target of other tabs' `storage` events. */
  readonly window: EventTarget;
  /** The visibility of the tab and its events. */
  readonly document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  readonly log: (code: string, details: unknown) => void;
  /** Seconds since 1970. */
  readonly now: () => number;
};

export const browser = (): Surroundings => ({
  fetch: (input, init) => fetch(input, init),
  storage: localStorage,
  href: () => location.href,
  go: (url) => location.assign(url),
  window,
  document,
  log: (code, details) => console.error(`[session][error][${code}]`, details),
  // Storage events fire only for changed values: two messages within a second must differ.
  now: () => Date.now() / 1000,
});
