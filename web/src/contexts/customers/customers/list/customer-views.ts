import { chosenShape } from '#contexts/records/links/custom-fields.tsx';
import { accountStatuses, customerTypes } from '@waybill/contract/customers/customers/choices';
import { oneOf, or } from '#shell/search-values.ts';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';

export const views = ['all', 'active', 'onHold', 'overLimit', 'new', 'dormant'] as const;
export type View = (typeof views)[number];

export const viewNames: Readonly<Record<View, string>> = {
  all: 'All',
  active: 'Active',
  onHold: 'On hold',
  overLimit: 'Over limit',
  new: 'New',
  dormant: 'No bookings for 30 days',
};

/** The list's filters in the address, besides text, order and page. */
export const narrowingShape = {
  view: or(oneOf(views), 'all'),
  type: oneOf(customerTypes),
  status: oneOf(accountStatuses),
  ...chosenShape,
};

type Narrowing = {
  readonly q?: string | undefined;
  readonly view: View;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
};

const searched = [
  'code',
  'companyName',
  'customerName',
  'contactName',
  'accountName',
  'email',
  'contact',
  'suburb',
];

const dayMs = 86_400_000;

/** Returns the filter of a selection; `now` decides who is new or dormant. Empty for all. */
export function customersFilter({ q, view, type, status }: Narrowing, now: number): string {
  const monthAgo = new Date(now - 30 * dayMs).toISOString();
  const clauses: Readonly<Record<View, string>> = {
    all: '',
    active: "accountStatus eq 'Active'",
    onHold: "accountStatus in ('OnHold','Suspended')",
    overLimit: 'isOverLimit eq true',
    new: `creationTime ge ${monthAgo}`,
    dormant: allOf([
      "accountStatus eq 'Active'",
      `lastBookingDate eq null or lastBookingDate lt ${monthAgo}`,
    ]),
  };
  return allOf([
    anyContains(searched, q, 'phoneDigits'),
    clauses[view],
    type === undefined ? '' : `type eq ${quoted(type)}`,
    status === undefined ? '' : `accountStatus eq ${quoted(status)}`,
  ]);
}
