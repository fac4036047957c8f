// Lists remember their page per tab, so that a link from a detail returns there.

const keyOf = (path: string): string => `skip:${path}`;

/** A page of a list, and what the list was narrowed to, as a text. */
export type ListPlace = {
  readonly skip: number;
  readonly take: number;
  readonly narrowing: string;
};

/**
 * Returns the page of a list that was last visited; null if none is stored, or only of another
 * search or order: that page may not exist here.
 */
export function rememberedPage(
  path: string,
  narrowing: string,
  storage: Storage = sessionStorage,
): Omit<ListPlace, 'narrowing'> | null {
  const stored = /^(\d{1,15}) (\d{1,3}) (.*)$/s.exec(storage.getItem(keyOf(path)) ?? '');
  if (stored?.[3] !== narrowing) return null;
  return { skip: Number(stored[1]), take: Number(stored[2]) };
}

/** Stores the page of a list; the first needs none. */
export function rememberPage(
  path: string,
  { skip, take, narrowing }: ListPlace,
  storage: Storage = sessionStorage,
): void {
  if (skip > 0) storage.setItem(keyOf(path), `${skip} ${take} ${narrowing}`);
  else storage.removeItem(keyOf(path));
}

/** Resets a list to its first row, as a click on its navigation link does. */
export const forgetSkip = (path: string, storage: Storage = sessionStorage): void =>
  storage.removeItem(keyOf(path));
