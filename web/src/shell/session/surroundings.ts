/** What the session library touches outside itself. */
export type Surroundings = {
  readonly fetch: typeof fetch;
  /** The store that all tabs of the origin share. */
  readonly storage: Pick<Storage, 'setItem'>;
  /** Where the page is. */
  readonly href: () => string;
  /** Leaves the page. */
  readonly go: (url: string) => void;
  /** Where the `storage` events of other tabs arrive. */
  readonly window: EventTarget;
  /** Whether the tab is visible, and where its changes arrive. */
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
  // Storage tells the other tabs only what differs: two messages of one second have to.
  now: () => Date.now() / 1000,
});
