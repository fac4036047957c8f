import { asksForCustom, customFieldsOf, customListFields } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { queryAlone } from '#platform/lists/query-alone.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { filterSql } from '#platform/lists/filtering.ts';
import { sortingSql } from '#platform/lists/sorting.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ListedBookingRow, DetailedBookingRow } from './domain/mappers.ts';
import type { ListedRow } from './domain/listed-mapper.ts';
import { responseSelection, listedColumns, detailedColumns, detailedFrom } from './sql/booking.ts';
import * as totals from './sql/totals.ts';

export const bookings: List = {
  fields: {
    id: { sql: 'b.id', type: 'bigint' },
    bookingStatus: { sql: 'b.status', type: 'text' },
    consignmentId: { sql: 'b.consignment_id', type: 'text' },
    manifestId: { sql: 'b.manifest_number', type: 'text' },
    pickupRequestId: { sql: 'b.pickup_number', type: 'text' },
    orderNumber: { sql: 'b.order_number', type: 'text' },
    storeKey: { sql: 'b.store_key', type: 'text' },
    promoCode: { sql: 'b.promo_code', type: 'text' },
    invoiceId: { sql: 'b.invoice_id', type: 'bigint' },
    invoiceNumber: { sql: 'b.invoice_number', type: 'text' },
    batchId: { sql: 'b.batch_id', type: 'uuid' },
    quoteId: { sql: 'b.quote_id', type: 'uuid' },
    carrier: { sql: 'b.carrier_code', type: 'text' },
    carrierAccountId: { sql: 'b.carrier_account_id', type: 'bigint' },
    carrierAccountName: { sql: 'b.carrier_account_name', type: 'text' },
    carrierServiceName: { sql: 'b.service_name', type: 'text' },
    carrierServiceCode: { sql: 'b.service_code', type: 'text' },
    customerContactName: { sql: 'b.customer_contact_name', type: 'text' },
    costCenter: { sql: 'b.cost_center', type: 'text' },
    'customer.id': { sql: 'b.customer_id', type: 'bigint' },
    'customer.code': { sql: 'c.code', type: 'text' },
    'customer.type': { sql: 'c.type', type: 'text' },
    'customer.companyName': { sql: 'c.company_name', type: 'text' },
    'customer.customerName': { sql: 'c.customer_name', type: 'text' },
    'customer.displayName': { sql: 'c.display_name', type: 'text' },
    'fromAddress.suburb': { sql: "b.from_address ->> 'suburb'", type: 'text' },
    'fromAddress.postCode': { sql: "b.from_address ->> 'postCode'", type: 'text' },
    'fromAddress.stateCode': { sql: "b.from_address ->> 'stateCode'", type: 'text' },
    'toAddress.suburb': { sql: "b.to_address ->> 'suburb'", type: 'text' },
    'toAddress.postCode': { sql: "b.to_address ->> 'postCode'", type: 'text' },
    'toAddress.stateCode': { sql: "b.to_address ->> 'stateCode'", type: 'text' },
    'toAddress.companyName': { sql: "b.to_address ->> 'companyName'", type: 'text' },
    'toAddress.contactName': { sql: "b.to_address ->> 'contactName'", type: 'text' },
    'pricingDetail.totalCost': { sql: 'b.total_minor', type: 'money' },
    'pricingDetail.freightCost': { sql: 'b.freight_minor', type: 'money' },
    'totalWeight.value': { sql: '(b.grams / 1000.0)', type: 'numeric' },
    quotedTime: { sql: 'b.quoted_at', type: 'timestamptz' },
    priceHeldUntil: { sql: 'b.price_held_until', type: 'timestamptz' },
    isDangerousGood: { sql: 'b.is_dangerous', type: 'boolean' },
    isInsured: { sql: '(coalesce(b.insured_minor, 0) > 0)', type: 'boolean' },
    isAwaitingNumber: { sql: 'b.awaits_number', type: 'boolean' },
    isMultiLeg: { sql: 'b.is_multi_leg', type: 'boolean' },
    parentBookingId: { sql: 'b.parent_id', type: 'bigint' },
    creatorUserId: { sql: 'b.created_by', type: 'bigint' },
    lastTrackingStatus: { sql: 'b.last_tracking_status', type: 'text' },
    lastTrackingModifiedTime: { sql: 'b.last_tracking_at', type: 'timestamptz' },
    creationTime: { sql: 'b.created_at', type: 'timestamptz' },
    lastModificationTime: { sql: 'b.updated_at', type: 'timestamptz' },
    bookingDate: { sql: 'b.booking_date', type: 'timestamptz' },
    pickupReadyTime: { sql: 'b.pickup_ready_at', type: 'timestamptz' },
    eta: { sql: 'b.eta', type: 'timestamptz' },
    deliveredTime: { sql: 'b.delivered_at', type: 'timestamptz' },
    words: { sql: 'b.words', type: 'text' },
  },
  searched: ['words'],
  phones: 'words',
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

/** Returns the list for a query, with the custom fields if it filters or sorts by them. */
async function listFor(db: TenantDb, query: BookingsQuery): Promise<List> {
  if (!asksForCustom(query)) return bookings;
  const custom = customListFields(await customFieldsOf(db, 'booking-fields'), 'b.custom');
  return { ...bookings, fields: { ...bookings.fields, ...custom } };
}

export type BookingsQuery = ListQuery & {
  readonly customerId?: number | undefined;
  /** Returns legs instead of their journeys, for staff. */
  readonly byLegs?: boolean | undefined;
};

/** Some of the bookings. */
export type PartOfBookings = {
  readonly where: RawBuilder<unknown>;
  /** Counts them by the maintained tally; without it they are counted one by one. */
  readonly tallied?: (db: TenantDb, of: totals.OfTally) => Promise<number>;
};

const allBookings: PartOfBookings = { where: sql`true`, tallied: totals.talliedBookings };

/** Returns a page of bookings with the columns of a list. */
export const listedPage = (db: TenantDb, query: BookingsQuery): Promise<RowPage<ListedRow>> =>
  pageOf(db, query, { select: listedColumns, part: allBookings });

/** Returns a page of bookings in the shape of list responses. */
export const bookingsPage = (
  db: TenantDb,
  query: BookingsQuery,
  part = allBookings,
): Promise<RowPage<ListedBookingRow>> => pageOf(db, query, { select: responseSelection, part });

type SelectedRows<Row> = { readonly select: RawBuilder<Row>; readonly part: PartOfBookings };

async function pageOf<Row>(
  db: TenantDb,
  query: BookingsQuery,
  { select, part: { where, tallied } }: SelectedRows<Row>,
): Promise<RowPage<Row>> {
  const tally = tallyOf(db, query);
  return listPage(db, await listFor(db, query), {
    query,
    select,
    from: detailedFrom,
    where: sql`${narrowed(db, query)} and ${where}`,
    ...(tally !== undefined && tallied !== undefined && { tallied: () => tallied(db, tally) }),
  });
}

/** Returns the first matching rows in order, at most `most`, for exports. */
export async function bookingsToExport(
  db: TenantDb,
  query: BookingsQuery & { readonly bookingIds?: readonly number[] | undefined },
  most: number,
): Promise<DetailedBookingRow[]> {
  const { bookingIds } = query;
  const list = await listFor(db, query);
  const chosen = bookingIds === undefined ? sql`true` : sql`b.id = any (${bookingIds}::bigint[])`;
  return db.many(sql<DetailedBookingRow>`
    select ${detailedColumns} from ${detailedFrom}
    where ${narrowed(db, query)} and ${chosen} and ${filterSql(list, query.filter)}
    order by ${sortingSql(list, query.sorting)} limit ${most}
  `);
}

export async function statusTotals(
  db: TenantDb,
  query: BookingsQuery,
): Promise<totals.StatusTotal[]> {
  const tally = tallyOf(db, query);
  return tally === undefined
    ? totals.filteredStatuses(db, detailedFrom, await conditionOf(db, query))
    : totals.talliedStatuses(db, tally);
}

export async function bookingSums(
  db: TenantDb,
  query: BookingsQuery,
): Promise<totals.BookingTotals> {
  const tally = tallyOf(db, query);
  return tally === undefined
    ? totals.sums(db, detailedFrom, await conditionOf(db, query))
    : totals.talliedSums(db, tally);
}

/**
 * Returns the part of the tally that answers the query. The tally only counts journeys by customer
 * and status.
 */
function tallyOf(db: TenantDb, query: BookingsQuery): totals.OfTally | undefined {
  if (query.byLegs === true) return undefined;
  const filter = (query.filter ?? '').trim();
  if (asksForCustom(query)) return undefined;
  const statuses = filter === '' ? null : queryAlone(bookings, filter, 'bookingStatus');
  return statuses === undefined ? undefined : { customerId: customerOf(db, query), statuses };
}

const conditionOf = async (db: TenantDb, query: BookingsQuery): Promise<RawBuilder<unknown>> =>
  sql`${narrowed(db, query)} and ${filterSql(await listFor(db, query), query.filter)}`;

/** Lists show journeys (decisions B-24): what was sold, and all that customers see. */
const isSold = sql`b.parent_id is null`;
/** What carriers transport: the legs of a journey. */
const isCarried = sql`not b.is_multi_leg`;

/** Row-level security limits customers to their own rows; the condition here allows index use. */
function narrowed(db: TenantDb, query: BookingsQuery): RawBuilder<unknown> {
  const { customerId } = db.scope;
  const isByLegs = query.byLegs === true && customerId === 'all';
  const parts = [sql`b.deleted_at is null`, isByLegs ? isCarried : isSold];
  if (customerId !== 'all') parts.push(sql`b.customer_id = ${customerId}`);
  if (query.customerId !== undefined) parts.push(sql`b.customer_id = ${query.customerId}`);
  return sql.join(parts, sql` and `);
}

const customerOf = (db: TenantDb, query: BookingsQuery): number | null =>
  query.customerId ?? (db.scope.customerId === 'all' ? null : db.scope.customerId);
