// Lists remember their scroll position per tab, so that Back from a detail returns there.

const keyOf = (path: string): string => `skip:${path}`;

/** Returns how many rows of a list to skip; 0 if nothing is stored. */
export function rememberedSkip(path: string, storage: Storage = sessionStorage): number {
  const skip = Number(storage.getItem(keyOf(path)));
  return Number.isSafeInteger(skip) && skip > 0 ? skip : 0;
}

/** Stores how many rows a list skips. */
export function rememberSkip(path: string, skip: number, storage: Storage = sessionStorage): void {
  if (skip > 0) storage.setItem(keyOf(path), String(skip));
  else storage.removeItem(keyOf(path));
}

/** Resets a list to its first row, as a click on its navigation link does. */
export const forgetSkip = (path: string, storage: Storage = sessionStorage): void =>
  storage.removeItem(keyOf(path));
