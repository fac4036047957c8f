import { soughtPhone } from '@waybill/kernel/phone';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { Sort } from '#ui/table/types.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useStable } from '#ui/use-stable.ts';
import { rememberedSkip, rememberSkip } from './skip-memory.ts';

/** What every list keeps in its address: text, order, page, and the row that is peeked at. */
export const listShape = {
  q: z.string().optional(),
  sort: z.string().optional(),
  skip: z.coerce.number().int().min(0).default(0),
  take: z.coerce.number().int().min(1).max(100).default(50),
  peek: z.string().optional(),
};

type Page = { readonly skip: number; readonly take: number };
type Change = (changes: { readonly skip?: number; readonly take?: number }) => void;

/** The page of a list: that of its address, else the one it was left on. */
export function useListPage(path: string, { skip, take }: Page, change: Change) {
  const [remembered] = useState(() => rememberedSkip(path));
  const [touched, setTouched] = useState(skip > 0);
  return {
    skip: touched || skip > 0 ? skip : remembered,
    take,
    onPage: (page: Page) => {
      setTouched(true);
      rememberSkip(path, page.skip);
      change({ skip: page.skip, take: page.take });
    },
    /** What narrows a list begins at its first row. */
    restart: () => {
      setTouched(true);
      rememberSkip(path, 0);
    },
  };
}

/** `-dueDate` of an address as the server and as the table say it. */
export function sortOf(sort: string): { readonly sorting: string; readonly sort: Sort } {
  const descending = sort.startsWith('-');
  const key = descending ? sort.slice(1) : sort;
  return { sorting: `${key} ${descending ? 'desc' : 'asc'}`, sort: { key, descending } };
}

/** The reverse, for the address. */
export const sortText = ({ key, descending }: Sort): string => `${descending ? '-' : ''}${key}`;

const searchWaitMs = 300;

/** A search box whose text rests a moment before it counts. */
export function useTypedSearch(q: string | undefined, onSettled: (q: string | undefined) => void) {
  const [text, setText] = useState(q ?? '');
  const settled = useDebounced(text, searchWaitMs);
  const counted = useRef(q ?? '');
  const notify = useStable(onSettled);
  useEffect(() => {
    if ((q ?? '') === counted.current) return;
    counted.current = q ?? '';
    setText(q ?? '');
  }, [q]);
  useEffect(() => {
    if (settled === counted.current) return;
    counted.current = settled;
    notify(settled === '' ? undefined : settled);
  }, [settled, notify]);
  return { value: text, onChange: setText };
}

/** Text within a filter. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Clauses joined by and; none give an empty filter. */
export function allOf(clauses: readonly string[]): string {
  const saved = clauses.filter((clause) => clause !== '');
  return saved.length > 1 ? saved.map((clause) => `(${clause})`).join(' and ') : saved.join('');
}

/**
 * A clause for a text that any of the fields contains; empty for no text.
 * @param phones the field of the digits of phone numbers: one is found in any spacing.
 */
export function anyContains(
  fields: readonly string[],
  text: string | undefined,
  phones?: string,
): string {
  const clean = (text ?? '').trim();
  if (clean === '') return '';
  const phone = phones === undefined ? null : soughtPhone(clean);
  return [
    ...fields.map((field) => `contains(${field},${quoted(clean)})`),
    ...(phone === null ? [] : [`contains(${phones},${quoted(phone)})`]),
  ].join(' or ');
}
