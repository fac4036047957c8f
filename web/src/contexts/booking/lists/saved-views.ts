import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { type ListSearch, listShape } from './list-search.ts';

/** The part of an address that a view stands for. */
export type ViewSearch = Partial<Omit<ListSearch, 'skip' | 'take' | 'peek'>>;

export type ListView = {
  readonly id: string;
  readonly name: string;
  readonly search: ViewSearch;
  /** A view of one's own can be deleted. */
  readonly own?: boolean;
};

const forEverybody: readonly ListView[] = [
  { id: 'all', name: 'All', search: {} },
  { id: 'pickups', name: "Today's pickups", search: { only: 'todaysPickups' } },
  { id: 'exceptions', name: 'Exceptions', search: { group: 'exception' } },
  { id: 'unmanifested', name: 'Not manifested', search: { only: 'unmanifested' } },
];
const uninvoiced: ListView = {
  id: 'uninvoiced',
  name: 'Uninvoiced',
  search: { only: 'uninvoiced' },
};
const mine: ListView = { id: 'mine', name: 'Mine', search: { only: 'mine' } };

/** The views that everybody of a kind starts with. */
export const standardViews = (isCustomer: boolean): readonly ListView[] =>
  isCustomer ? [...forEverybody, mine] : [...forEverybody, uninvoiced, mine];

const narrowing = [
  'q',
  'group',
  'status',
  'from',
  'to',
  'pickup',
  'only',
  'customer',
  'account',
  'batch',
] as const;

/** True where an address shows just what the view stands for. */
export const shows = (search: ListSearch, view: ListView): boolean =>
  narrowing.every((name) => (search[name] ?? '') === (view.search[name] ?? '')) &&
  (view.search.sort === undefined || view.search.sort === search.sort);

/** What of an address is worth keeping as a view. */
export function viewSearchOf(search: ListSearch): ViewSearch {
  const kept = [...narrowing, 'sort'] as const;
  return Object.fromEntries(kept.map((name) => [name, search[name]])) as ViewSearch;
}

// Views of one's own live on this device.

const key = 'waybill.bookings.views';
const listeners = new Set<() => void>();
const { skip: _, take: __, peek: ___, ...viewShape } = listShape;
const Views = z.array(
  z.object({ id: z.string(), name: z.string(), search: z.object(viewShape).partial() }),
);
let lastText: string | null = null;
let lastViews: readonly ListView[] = [];

/** The views that somebody saved on this device. */
export const useOwnViews = (): readonly ListView[] => useSyncExternalStore(listen, read);

export const saveView = (name: string, search: ViewSearch): void =>
  write([...read(), { id: `own-${Date.now()}`, name, search }]);

export const deleteView = (id: string): void => write(read().filter((view) => view.id !== id));

function read(): readonly ListView[] {
  const text = readText();
  if (text === lastText) return lastViews;
  lastText = text;
  const parsed = Views.safeParse(parse(text));
  lastViews = parsed.success
    ? parsed.data.map((view) => ({ ...view, search: view.search as ViewSearch, own: true }))
    : [];
  return lastViews;
}

function write(views: readonly ListView[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(views));
  } catch {
    // Private windows may refuse storage: the view then lives in the address alone.
  }
  for (const tell of listeners) tell();
}

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
