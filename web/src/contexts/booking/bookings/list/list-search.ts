import {
  type BookingStatus,
  bookingStatuses,
  type StatusGroup,
  statusGroups,
} from '@waybill/contract/booking/lifecycle';
import {
  dayValue,
  guidValue,
  idValue,
  oneOf,
  or,
  textValue,
  wholeNumber,
} from '#shell/search-values.ts';
import type { SearchOf } from '#shell/page-state.ts';
import { chosenShape } from '#contexts/records/links/custom-fields.tsx';
import type { BookingNarrowing } from './booking-filter.ts';

const groups = Object.keys(statusGroups) as [StatusGroup, ...StatusGroup[]];

/** The sort names of a list of bookings. */
export const bookingSorts = [
  'consignmentId',
  'bookingStatus',
  'creationTime',
  'customer.displayName',
  'totalWeight.value',
  'pickupReadyTime',
  'eta',
  'pricingDetail.totalCost',
  'invoiceNumber',
] as const;
const sorts: readonly string[] = bookingSorts.flatMap((sort) => [sort, `-${sort}`]);

/** The state of a list of bookings in its address. */
export const listShape = {
  q: textValue,
  group: oneOf(groups),
  /** Statuses, separated by commas. */
  status: textValue,
  from: dayValue,
  to: dayValue,
  pickup: dayValue,
  only: oneOf([
    'unmanifested',
    'uninvoiced',
    'mine',
    'todaysPickups',
    'awaitingNumber',
    'legs',
    'late',
  ]),
  customer: idValue,
  /** A carrier account. */
  account: idValue,
  /** The bookings of one import, or of one request that created many. */
  batch: guidValue,
  ...chosenShape,
  /** The view that was opened, by its number; what is shown may have been changed since. */
  view: idValue,
  sort: or(oneOf(sorts), '-creationTime'),
  skip: or(wholeNumber(0), 0),
  take: or(wholeNumber(1, 100), 50),
  peek: idValue,
};

export type ListSearch = SearchOf<typeof listShape>;

/** Clears the filters of an address. */
export const noNarrowing = {
  q: undefined,
  group: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  pickup: undefined,
  only: undefined,
  customer: undefined,
  account: undefined,
  batch: undefined,
  choice: undefined,
  view: undefined,
  skip: undefined,
} as const;

/** Parses the statuses of an address; unknown ones are ignored. */
export const statusesOf = ({ status }: Pick<ListSearch, 'status'>): readonly BookingStatus[] =>
  bookingStatuses.filter((each) => (status ?? '').split(',').includes(each));

type Onlooker = {
  readonly userId: number | undefined;
  readonly today: string;
  readonly now: number;
};

/** Converts an address to filters at the current time. */
export function narrowingOf(
  search: ListSearch,
  { userId, today, now }: Onlooker,
): BookingNarrowing {
  return {
    text: search.q,
    group: search.group,
    statuses: statusesOf(search),
    from: search.from,
    to: search.to,
    pickupDay: search.only === 'todaysPickups' ? today : search.pickup,
    unmanifested: search.only === 'unmanifested',
    uninvoiced: search.only === 'uninvoiced',
    awaitingNumber: search.only === 'awaitingNumber',
    legs: search.only === 'legs',
    lateAt: search.only === 'late' ? now : undefined,
    carrierAccountId: search.account,
    batchId: search.batch,
    creatorUserId: search.only === 'mine' ? userId : undefined,
  };
}

/**
 * True for lists of carriers' work: a journey is represented by its legs, each with its own
 * carrier.
 */
export const isByLegs = ({ only }: Pick<ListSearch, 'only'>): boolean =>
  only === 'legs' || only === 'awaitingNumber' || only === 'unmanifested';

/** True if the list is filtered, whatever its order. */
export const isNarrowed = (search: ListSearch): boolean =>
  [
    search.q,
    search.group,
    search.status,
    search.from,
    search.to,
    search.pickup,
    search.only,
    search.customer,
    search.account,
    search.batch,
    search.choice,
  ].some((value) => value !== undefined && value !== '');
