import type { ItemStatus } from '@waybill/contract/warehouse/lifecycle';
import { allOf, anyContains } from '#shell/list-page.ts';

export const itemViews = ['all', 'inStore', 'dueOut', 'noLocation', 'damaged'] as const;
export type ItemView = (typeof itemViews)[number];

export const itemViewNames: Readonly<Record<ItemView, string>> = {
  all: 'All',
  inStore: 'In store',
  dueOut: 'Due out by today',
  noLocation: 'No location',
  damaged: 'Damaged',
};

const inStore = "status in ('Received','Stored','Picked','Packed','Loaded')";

/** Returns the filter of a view on a day, yyyy-MM-dd; empty for all items. */
function filterOfView(view: ItemView, today: string): string {
  const filters: Readonly<Record<ItemView, string>> = {
    all: '',
    inStore,
    dueOut: allOf([inStore, `deliveryDate le ${today}`]),
    noLocation: allOf([inStore, 'zone eq null']),
    damaged: allOf([inStore, 'isDamaged eq true']),
  };
  return filters[view];
}

type Narrowing = {
  readonly view: ItemView;
  readonly status: ItemStatus | undefined;
  readonly text: string | undefined;
};

/** Returns the filter of a view, a status and a text on a day, yyyy-MM-dd; empty for all items. */
export function itemFilter({ view, status, text = '' }: Narrowing, today: string): string {
  const clauses = allOf([filterOfView(view, today), status ? `status eq '${status}'` : '']);
  // A text alone is sent as it is, and searched for. Beside other clauses it becomes a clause.
  return clauses === ''
    ? text
    : allOf([clauses, anyContains(['words', 'consignmentNumber'], text)]);
}
