import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { PageNotFound } from './page-not-found.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type Values<S extends Shape> = { readonly [K in keyof S]: z.output<S[K]> };
type Changes<S extends Shape> = { readonly [K in keyof S]?: unknown };

/** Returns a decoded path parameter. Throws the not-found page if the path has none. */
export function useParam(name: string): string {
  const value = (useParams({ strict: false }) as Readonly<Record<string, string>>)[name];
  if (value === undefined) throw new PageNotFound();
  return value;
}

/** Returns a UUID of the page's path. Any other value shows the not-found page. */
export function useGuidParam(name = 'id'): string {
  const text = useParam(name);
  if (!z.guid().safeParse(text).success) throw new PageNotFound();
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
 * works. Values arrive as texts: use `z.coerce` for numbers, `.optional()` or `.default()`. Invalid
 * values are ignored.
 * @returns the values, and a setter that merges changes; `replace` adds no history entry.
 */
export function useSearchState<S extends Shape>(
  shape: S,
): readonly [Values<S>, (changes: Changes<S>, options?: { replace?: boolean }) => void] {
  const raw = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const values = useMemo(() => readSearch(shape, raw), [shape, raw]);
  const change = useCallback(
    (changes: Changes<S>, { replace = false }: { replace?: boolean } = {}) => {
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...changes }),
        replace,
      });
    },
    [navigate],
  );
  return [values, change];
}

/** Parses each value with its own schema; an invalid one falls back to the schema's default. */
export function readSearch<S extends Shape>(
  shape: S,
  raw: Readonly<Record<string, unknown>>,
): Values<S> {
  const values = Object.entries(shape).map(([name, schema]) => {
    const parsed = schema.safeParse(raw[name]);
    return [name, parsed.success ? parsed.data : schema.safeParse(undefined).data];
  });
  // The entries are exactly the shape's keys, each parsed by its own schema.
  return Object.fromEntries(values) as Values<S>;
}

/** Returns a function that navigates to an address made by `paths`. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, { replace = false } = {}) => void navigate({ href: to, replace }),
    [navigate],
  );
}
