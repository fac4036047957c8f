import { useCallback, useMemo } from 'react';
import { PageNotFound } from './page-not-found.ts';
import { useChangeSearch, useNavigate, useOpenPage } from './router/use-router.ts';
import { readable } from './search-text.ts';
import { guidValue, type SearchValue } from './search-values.ts';

type Shape = Readonly<Record<string, SearchValue<unknown>>>;
/** The values of an address. */
export type SearchOf<S extends Shape> = { readonly [K in keyof S]: ReturnType<S[K]> };
type Changes<S extends Shape> = { readonly [K in keyof S]?: unknown };

/** Returns a decoded path parameter. Throws the not-found page if the path has none. */
export function useParam(name: string): string {
  const value = useOpenPage().params[name];
  if (value === undefined) throw new PageNotFound();
  return value;
}

/** Returns a UUID of the page's path. Any other value shows the not-found page. */
export function useGuidParam(name = 'id'): string {
  const text = useParam(name);
  if (guidValue(text) === undefined) throw new PageNotFound();
  return text;
}

/** Returns a numeric id of the page's path. Any other value shows the not-found page. */
export function useIdParam(name = 'id'): number {
  const text = useParam(name);
  if (!/^[1-9]\d{0,15}$/.test(text)) throw new PageNotFound();
  return Number(text);
}

/**
 * Stores page state in the address (filters, sorting, tab, peek), so that it can be shared and Back
 * works. The shape names a reader of `search-values.ts` for each value; invalid values are ignored.
 * @returns the values, and a setter that merges changes; `replace` adds no history entry.
 */
export function useSearchState<S extends Shape>(
  shape: S,
): readonly [SearchOf<S>, (changes: Changes<S>, options?: { replace?: boolean }) => void] {
  const { search: raw } = useOpenPage();
  const changeSearch = useChangeSearch();
  const values = useMemo(() => readSearch(shape, raw), [shape, raw]);
  const change = useCallback(
    (changes: Changes<S>, options?: { replace?: boolean }) =>
      changeSearch((before) => ({ ...before, ...changes }), options),
    [changeSearch],
  );
  return [values, change];
}

/** Reads each value by itself; a missing or invalid one is what its reader has in its place. */
export const readSearch = <S extends Shape>(
  shape: S,
  raw: Readonly<Record<string, unknown>>,
): SearchOf<S> =>
  // The entries are exactly the shape's keys, each read by its own reader.
  Object.fromEntries(
    Object.entries(shape).map(([name, read]) => [name, read(raw[name])]),
  ) as SearchOf<S>;

/** Reads a saved address; values that are no longer valid are left out. */
export const readSaved = <S extends Shape>(
  shape: S,
  saved: Readonly<Record<string, string>>,
): Partial<SearchOf<S>> =>
  Object.fromEntries(
    Object.entries(readSearch(shape, saved)).filter(
      ([name, value]) => String(value) === saved[name],
    ),
  ) as Partial<SearchOf<S>>;

/** Returns a function that navigates to an address made by `paths`. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback((to, options) => navigate(to.replace(/\?.*$/, readable), options), [navigate]);
}
