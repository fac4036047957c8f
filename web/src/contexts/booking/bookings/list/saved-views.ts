import type { ListView as SavedView } from '@waybill/contract/identity/list-views/shapes';
import { readSaved } from '#shell/page-state.ts';
import { type ListSearch, listShape } from './list-search.ts';

/** The part of an address that a view saves. */
export type ViewSearch = Partial<Omit<ListSearch, 'skip' | 'take' | 'peek' | 'view'>>;

export type SavedListView = {
  readonly id: string;
  readonly name: string;
  readonly search: ViewSearch;
  /** The saved view on the server; absent for a predefined view. */
  readonly saved?: SavedView;
};

const forEverybody: readonly SavedListView[] = [
  { id: 'all', name: 'All', search: {} },
  { id: 'pickups', name: "Today's pickups", search: { only: 'todaysPickups' } },
  { id: 'exceptions', name: 'Exceptions', search: { group: 'exception' } },
  { id: 'late', name: 'Late', search: { only: 'late' } },
  { id: 'unmanifested', name: 'Not manifested', search: { only: 'unmanifested' } },
];
const uninvoiced: SavedListView = {
  id: 'uninvoiced',
  name: 'Not invoiced',
  search: { only: 'uninvoiced' },
};
const mine: SavedListView = { id: 'mine', name: 'Mine', search: { only: 'mine' } };

/** Returns the predefined views for staff or customers. */
export const standardViews = (isCustomer: boolean): readonly SavedListView[] =>
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
  'choice',
] as const;

/** True if an address shows exactly the view. */
export const shows = (search: ListSearch, view: SavedListView): boolean =>
  narrowing.every((name) => (search[name] ?? '') === (view.search[name] ?? '')) &&
  (view.search.sort === undefined || view.search.sort === search.sort);

/** Returns the part of an address to save as a view. */
export function viewSearchOf(search: ListSearch): ViewSearch {
  const saved = [...narrowing, 'sort'] as const;
  return Object.fromEntries(saved.map((name) => [name, search[name]])) as ViewSearch;
}

/** Returns the same as stored by the server. */
export const textsOf = (search: ViewSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** Converts a saved view; values that are no longer valid are ignored. */
export function viewOf(saved: SavedView): SavedListView {
  const search: ViewSearch = readSaved(viewShape, saved.search);
  return { id: String(saved.id), name: saved.name, search, saved };
}

const { skip: _, take: __, peek: ___, view: ____, ...viewShape } = listShape;

/** Returns the view of an address, and whether it was changed since it was opened. */
export function openView(
  search: ListSearch,
  views: readonly SavedListView[],
): { readonly view: SavedListView | undefined; readonly isChanged: boolean } {
  const opened = views.find(({ id }) => id === String(search.view ?? ''));
  if (opened !== undefined && shows(search, opened)) return { view: opened, isChanged: false };
  const visible = views.find((view) => shows(search, view));
  return { view: visible ?? opened, isChanged: visible === undefined && opened !== undefined };
}
