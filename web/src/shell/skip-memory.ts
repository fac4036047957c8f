// Lists remember how far down somebody was, per tab, so that Back from a detail returns there.

const keyOf = (path: string): string => `skip:${path}`;

/** How many rows of a list to skip; 0 where nothing is remembered. */
export function rememberedSkip(path: string, storage: Storage = sessionStorage): number {
  const skip = Number(storage.getItem(keyOf(path)));
  return Number.isSafeInteger(skip) && skip > 0 ? skip : 0;
}

/** Remembers how many rows a list skips. */
export function rememberSkip(path: string, skip: number, storage: Storage = sessionStorage): void {
  if (skip > 0) storage.setItem(keyOf(path), String(skip));
  else storage.removeItem(keyOf(path));
}

/** Starts a list from its first row again: what a click on its navigation link means. */
export const forgetSkip = (path: string, storage: Storage = sessionStorage): void =>
  storage.removeItem(keyOf(path));
