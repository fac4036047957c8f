import { soughtPhone } from '@waybill/kernel/phone';
import { useEffect, useRef, useState } from 'react';
import { or, textValue, wholeNumber } from '#shell/search-values.ts';
import type { Sort } from '#ui/table/types.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useStable } from '#ui/use-stable.ts';
import { useChangeSearch, useOpenPage } from './router/use-router.ts';
import { rememberedPage, rememberPage } from './skip-memory.ts';

/** The state of every list in its address: text, order, page, and the peeked row. */
export const listShape = {
  q: textValue,
  sort: textValue,
  skip: or(wholeNumber(0), 0),
  take: or(wholeNumber(1, 100), 50),
  peek: textValue,
};

type Page = { readonly skip: number; readonly take: number };
type Change = (changes: { readonly skip?: number; readonly take?: number }) => void;

/**
 * Returns the page of a list: from its address, or the one last visited with the same search and
 * order, which the address then names, too. Back to the first page is remembered like any other.
 */
export function useListPage(path: string, { skip, take }: Page, change: Change) {
  const narrowing = useNarrowing();
  const changeSearch = useChangeSearch();
  const [start] = useState(() => ({
    narrowing,
    page: skip > 0 ? null : rememberedPage(path, narrowing),
  }));
  const [named, setNamed] = useState(start.page === null);
  const isNamed = named || skip > 0 || narrowing !== start.narrowing;
  if (isNamed && !named) setNamed(true);
  useEffect(() => {
    if (isNamed) rememberPage(path, { skip, take, narrowing });
    else changeSearch((before) => ({ ...before, ...start.page }), { replace: true });
  }, [isNamed, path, skip, take, narrowing, start, changeSearch]);
  return {
    ...(isNamed ? { skip, take } : (start.page ?? { skip, take })),
    onPage: (page: Page) => change({ skip: page.skip, take: page.take }),
  };
}

/** Returns the address's search but for the page and what is open beside the list. */
function useNarrowing(): string {
  const { search } = useOpenPage();
  const narrowing = Object.entries(search).filter(
    ([name]) => !/^(skip|take|peek|edit)$/.test(name),
  );
  return JSON.stringify(narrowing.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Converts `-dueDate` of an address to the formats of the server and of the table. */
export function sortOf(sort: string): { readonly sorting: string; readonly sort: Sort } {
  const descending = sort.startsWith('-');
  const key = descending ? sort.slice(1) : sort;
  return { sorting: `${key} ${descending ? 'desc' : 'asc'}`, sort: { key, descending } };
}

/** Converts a sort back to its form in the address. */
export const sortText = ({ key, descending }: Sort): string => `${descending ? '-' : ''}${key}`;

const searchWaitMs = 300;

/** Returns the state of a search box whose text takes effect after a debounce time. */
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

/** Quotes a text for a filter. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Joins clauses with `and`; none give an empty filter. */
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
