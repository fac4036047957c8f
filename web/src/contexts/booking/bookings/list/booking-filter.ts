import {
  type BookingStatus,
  type StatusGroup,
  statusGroups,
} from '@waybill/contract/booking/lifecycle';
import { addDays, isLocalDate } from '@waybill/kernel/local-date';
import { startOfLocalDay } from '@waybill/kernel/time';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';
import { inStatuses, lateFilter } from '../../links/status-filters.ts';

/** The filters of a list of bookings. Dates are in the tenant's timezone. */
export type BookingNarrowing = {
  readonly text?: string | undefined;
  readonly group?: StatusGroup | undefined;
  readonly statuses?: readonly BookingStatus[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Days of pickup, while `from` and `to` are days of creation. */
  readonly pickupDay?: string | undefined;
  readonly unmanifested?: boolean | undefined;
  readonly uninvoiced?: boolean | undefined;
  /** Freight with manual carriers that still lacks their number. */
  readonly awaitingNumber?: boolean | undefined;
  /** The legs of journeys, and no other bookings. */
  readonly legs?: boolean | undefined;
  /** Booked, without an exception, and due before this moment. */
  readonly lateAt?: number | undefined;
  readonly carrierAccountId?: number | undefined;
  readonly batchId?: string | undefined;
  readonly creatorUserId?: number | undefined;
};

/** The statuses before a manifest. */
const toManifest: readonly BookingStatus[] = ['Booked', 'PickupRequested', 'ReadyForPickup'];

/** The filter of bookings that lack the number of a manual carrier. */
export const awaitingNumber = 'isAwaitingNumber eq true';

/** The filter of legs, in lists that contain them in place of their journeys. */
export const legsAlone = 'parentBookingId ne null';

/** Returns the filter of a selection; empty if nothing is selected. */
export function bookingFilter(by: BookingNarrowing, timezone: string): string {
  const clauses = [
    textClause(by.text ?? ''),
    by.group ? statusClause(statusGroups[by.group]) : '',
    statusClause(by.statuses ?? []),
    sinceClause('creationTime', by.from, timezone),
    untilClause('creationTime', by.to, timezone),
    sinceClause('pickupReadyTime', by.pickupDay, timezone),
    untilClause('pickupReadyTime', by.pickupDay, timezone),
    by.unmanifested ? `manifestId eq null and ${statusClause(toManifest)}` : '',
    by.uninvoiced ? "invoiceId eq null and bookingStatus eq 'Delivered'" : '',
    by.awaitingNumber ? awaitingNumber : '',
    by.legs ? legsAlone : '',
    by.lateAt === undefined ? '' : lateFilter(by.lateAt),
    by.carrierAccountId ? `carrierAccountId eq ${by.carrierAccountId}` : '',
    by.batchId ? `batchId eq guid'${by.batchId}'` : '',
    by.creatorUserId ? `creatorUserId eq ${by.creatorUserId}` : '',
  ];
  return allOf(clauses);
}

/** Returns the numbers of a pasted list; none for a search text. */
export function pastedNumbers(text: string): readonly string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const areNumbers = parts.length > 1 && parts.every((part) => /^(?=.*\d)[\w-]{4,}$/.test(part));
  return areNumbers ? [...new Set(parts.map((part) => part.toUpperCase()))].slice(0, pasteMax) : [];
}

/** Returns the pasted numbers that none of the bookings has. */
export function missingOf(
  numbers: readonly string[],
  bookings: readonly { readonly consignmentId: string | null }[],
): readonly string[] {
  const found = new Set(bookings.map(({ consignmentId }) => consignmentId?.toUpperCase()));
  return numbers.filter((each) => !found.has(each));
}

/** A filter may have 200 terms. */
const pasteMax = 150;

const searched = [
  'consignmentId',
  'orderNumber',
  'manifestId',
  'invoiceNumber',
  'customer/displayName',
  'customer/code',
  'toAddress/companyName',
  'toAddress/contactName',
  'fromAddress/suburb',
  'toAddress/suburb',
  'toAddress/postCode',
] as const;

function textClause(text: string): string {
  const clean = text.trim();
  if (clean === '') return '';
  const numbers = pastedNumbers(clean);
  // Two groups of digits may be a phone number as well.
  if (numbers.length > 0) {
    const consignments = `consignmentId in (${numbers.map(quoted).join(',')})`;
    return [consignments, anyContains([], clean, 'words')].filter(Boolean).join(' or ');
  }
  return anyContains(searched, clean, 'words');
}

const statusClause = (statuses: readonly BookingStatus[]): string =>
  statuses.length === 0 ? '' : inStatuses(statuses);

const sinceClause = (field: string, day: string | undefined, timezone: string): string =>
  day !== undefined && isLocalDate(day)
    ? `${field} ge ${startOfLocalDay(day, timezone).toISOString()}`
    : '';

const untilClause = (field: string, day: string | undefined, timezone: string): string =>
  day !== undefined && isLocalDate(day)
    ? `${field} lt ${startOfLocalDay(addDays(day, 1), timezone).toISOString()}`
    : '';
