import { guardedCalls } from '@waybill/adapters/guarded-calls';
import type { Address } from '@waybill/contract/shared/address';
import { minor } from '@waybill/kernel/money';
import { createHash } from 'node:crypto';
import {
  changeExposure,
  type CustomerCard,
  customerCard,
  noteBooked,
} from '#contexts/customers/public.ts';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { saveQuotes } from '#contexts/pricing/public.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Seeding } from '../../demo/seed.ts';
import { type PricedBooking, priceFreight } from './pricing/price.ts';
import { seedClaims } from './demo/claims.ts';
import { seedJourney } from './demo/journey.ts';
import { importFile } from './demo/imported.ts';
import { addConsignings } from './demo/consigned.ts';
import { loads, receivers, signers, southEastern } from './demo/freight.ts';
import { type Closed, eventsOf, quoteOf, rowOf, type PastStory } from './demo/history.ts';
import { codeOf, stories, type DemoStory, wayTo } from './demo/stories.ts';
import type { Contents } from './bookings/domain/booking-row.ts';
import { contentsAfter } from './bookings/domain/contents.ts';
import { consignmentOf } from './bookings/domain/numbers.ts';
import { addLogs, addNotes, addTracking, type NewLog } from './bookings/sql/related-rows.ts';
import * as history from './demo/sql.ts';

const hour_ms = 3_600_000;
const day_ms = 24 * hour_ms;
/**
 * The carriers of the demo data are its own fleet and simulations; nothing is called over the
 * network.
 */
const client: CarrierClient = { secret: '', callOut: guardedCalls(), simulatedDelays: false };
const counts = { acme: 120, borealis: 20 };

/** Seeds the demo bookings: four a day for a month, in every status, the same on every run. */
export async function seedBookings(seeding: Seeding): Promise<void> {
  const { db, tenant, now, people } = seeding;
  const clerk = people.get(tenant.key === 'acme' ? 'kim' : 'nils') ?? null;
  const pastStories = await buildStories(seeding, stories(counts[tenant.key]));
  const sent = pastStories.filter(isBooked);
  const numbers = await nextNumbers(db, 'consignment', sent.length);
  const consignments = new Map(sent.map((one, i) => [one, consignmentOf(numbers[i] ?? '')]));
  const manifests = await closeManifests(db, pastStories, clerk);
  const rows = pastStories.map((one, index) =>
    rowOf(one, {
      clerk,
      consignment: consignments.get(one) ?? null,
      manifest: manifests.get(one) ?? null,
      token: tokenOf(tenant.key, index),
    }),
  );
  await saveQuotes(
    db,
    pastStories.flatMap((one) => quoteOf(one) ?? []),
    now,
  );
  const ids = await history.addHistorical(db, rows);
  await addHistory({ db, now }, pastStories, ids);
  await addConsignings(db, ids, now);
  await holdCredit(db, rows);
  await noteLatest(db, sent);
  const today = ids.filter((_, at) => pastStories[at]?.status === 'Booked');
  await importFile(seeding, tenant.key === 'acme' ? 'kim' : 'nils', today);
  if (tenant.key !== 'acme') return;
  await seedClaims({ db, now }, pastStories, ids);
  await seedJourney(seeding, client);
}

const isBooked = ({ status }: DemoStory): boolean => status !== 'Draft' && status !== 'Quoted';

/** Updates each customer's latest booking; the oldest are published first. */
async function noteLatest(db: TenantDb, sent: readonly PastStory[]): Promise<void> {
  const latest = new Map<number, Date>();
  for (const { customer, createdAt } of sent) {
    const known = latest.get(customer.id);
    if (known === undefined || known < createdAt) latest.set(customer.id, createdAt);
  }
  for (const [id, at] of latest) await noteBooked(db, [id], at);
}

/** Builds the stories with customer, freight and price; each distinct price is requested once. */
async function buildStories(
  { db, tenant, now }: Seeding,
  all: readonly DemoStory[],
): Promise<readonly PastStory[]> {
  const customers = await activeCustomers(db);
  const accounts = await history.demoAccounts(db);
  const fleet = accounts.find((account) => account.carrier_code === 'OWN');
  const express = accounts.find((account) => account.carrier_code === 'TESTEXP');
  const manual = accounts.find((account) => account.carrier_code === 'MANUAL');
  const late = accounts.find((account) => account.carrier_code === 'TESTLATE');
  const [favourite] = customers;
  if (favourite === undefined || fleet === undefined) {
    throw new Error('The demo data needs customers and an own fleet before its bookings');
  }
  const clerk: Actor = demoClerk(db.scope.tenantId);
  const ways = tenant.key === 'acme' ? receivers.length : southEastern;
  const known = new Map<string, PricedBooking>();
  const pastStories: PastStory[] = [];
  // Sequential, so that a failure leaves no other query running in an aborted transaction.
  for (const [index, story] of all.entries()) {
    const isFavourite = index % 3 === 0;
    const nth = isFavourite ? Math.floor(index / 3) : index % customers.length;
    const customer = isFavourite ? favourite : (customers[nth] ?? favourite);
    const way = nth % ways;
    const byExpress = isFavourite && way === 3 && express !== undefined;
    const account = byExpress ? express : fleet;
    const contents = contentsOf(customer, way, now);
    const key = `${customer.id} ${way}`;
    const wanted = { carrierAccountId: account.id, serviceCode: byExpress ? 'EXP' : 'STD' };
    const priced =
      known.get(key) ??
      (await priceFreight(
        { db, line: client, actor: clerk, now },
        { contents, customerType: customer.type },
        wanted,
      ));
    known.set(key, priced);
    const isByHand = index === byHand && manual !== undefined;
    const sold =
      story.status === 'Failed' && late
        ? soldBy(priced, late, whenever)
        : isByHand
          ? soldBy(priced, manual, standard)
          : priced;
    const createdAt = new Date(now.getTime() - story.age_days * day_ms - (index % 4) * hour_ms);
    pastStories.push({ ...story, customer, contents, priced: sold, createdAt });
  }
  return pastStories;
}

/** Returns the same price, sold by a carrier that returns none while its service is down. */
const soldBy = (
  priced: PricedBooking,
  account: history.DemoAccount,
  service: { readonly service_code: string; readonly service_name: string },
): PricedBooking => ({
  ...priced,
  price: {
    ...priced.price,
    carrier_account_id: account.id,
    carrier_account_name: account.name,
    carrier_code: account.carrier_code,
    carrier_name: account.carrier_name,
    ...service,
  },
});

const whenever = { service_code: 'LATE', service_name: 'Whenever' };
const standard = { service_code: 'STD', service_name: 'Standard' };
/** The story with a manual carrier that still awaits its number. */
const byHand = 6;

async function activeCustomers(db: TenantDb): Promise<readonly CustomerCard[]> {
  const rows = await history.demoCustomers(db);
  const cards = await Promise.all(rows.map((row) => customerCard(db, row.id)));
  return cards.filter((card) => card !== undefined).filter((card) => card.status === 'Active');
}

function contentsOf(customer: CustomerCard, way: number, now: Date): Contents {
  const { address } = customer;
  return contentsAfter(null, {
    customer: { id: customer.id },
    fromAddress: {
      ...address,
      type: 'Business',
      companyName: customer.displayName,
      contactName: customer.contactName,
      telephone: customer.telephone,
      email: customer.bookingEmail,
    },
    toAddress: receivers[way] ?? null,
    items: [...(loads[way % loads.length] ?? [])],
    reference: [{ key: 'Order number', value: `SO-${4100 + customer.id * 8 + way}` }],
    ...(way === 5 ? { deliveryOptions: { authorityToLeave: 'true' } } : {}),
    ...(way === 1 ? { specialInstructions: 'Glass: this side up.' } : {}),
    bookingDate: now.toISOString(),
  });
}

const demoClerk = (tenantId: number): Actor => ({
  kind: 'user',
  tenantId,
  userId: null,
  userGuid: null,
  name: 'Demo clerk',
  customerId: null,
  isDriver: false,
  impersonatorId: null,
  sessionId: null,
  permissions: new Set(),
});

/** Puts picked-up freight on manifests: one per day, customer and account. */
async function closeManifests(
  db: TenantDb,
  pastStories: readonly PastStory[],
  clerk: number | null,
): Promise<ReadonlyMap<PastStory, Closed>> {
  const manifested = pastStories.filter(({ status }) => wayTo(status).includes('PickupRequested'));
  const groups = [
    ...Map.groupBy(manifested, (one) =>
      [one.customer.id, one.priced.price.carrier_account_id, one.age_days].join(' '),
    ).values(),
  ];
  const numbers = await nextNumbers(db, 'manifest', groups.length);
  const pickups = await nextNumbers(db, 'pickup', groups.length);
  const rows = groups.flatMap((group, i) =>
    manifestOf(group, clerk, { number: numbers[i], pickup: pickups[i] }),
  );
  const ids = await history.addHistoricalManifests(db, rows);
  return new Map(
    groups.flatMap((group, i) => {
      const number = numbers[i] ?? '';
      const closed = { id: ids.get(number) ?? 0, number, pickup: pickups[i] ?? null };
      return group.map((one) => [one, closed] as const);
    }),
  );
}

type ManifestNumbers = {
  readonly number: string | undefined;
  readonly pickup: string | undefined;
};

function manifestOf(
  [first]: readonly PastStory[],
  clerk: number | null,
  { number, pickup }: ManifestNumbers,
): history.HistoricalManifest[] {
  const accountId = first?.priced.price.carrier_account_id ?? null;
  if (first === undefined || number === undefined || accountId === null) return [];
  const from_address: Address = first.contents.from_address;
  return [
    {
      customer_id: first.customer.id,
      number,
      carrier_account_id: accountId,
      carrier_code: first.priced.price.carrier_code ?? '',
      from_address,
      pickup_number: pickup ?? null,
      closed_at: new Date(first.createdAt.getTime() + hour_ms),
      closed_by: clerk,
    },
  ];
}

async function addHistory(
  { db, now }: Pick<Seeding, 'db' | 'now'>,
  pastStories: readonly PastStory[],
  ids: readonly number[],
): Promise<void> {
  const all = pastStories.map((one, index) => ({
    one,
    bookingId: ids[index] ?? 0,
    customerId: one.customer.id,
  }));
  const tracking = all.flatMap(({ one, bookingId, customerId }) =>
    eventsOf(one).map(({ status, at }) => ({
      bookingId,
      customerId,
      status,
      at,
      receivedAt: at,
      moved: true,
      code: codeOf[status],
      details: [],
    })),
  );
  await addTracking(db, tracking, now);
  await addLogs(db, all.flatMap(logsOf), now);
  const delivered = all.filter(({ one }) => one.status === 'Delivered' && one.doubt !== 'NoProof');
  await history.addHistoricalProofs(
    db,
    delivered.map(({ one, bookingId, customerId }, index) => ({
      booking_id: bookingId,
      customer_id: customerId,
      signed_by: signers[index % signers.length] ?? 'Reception',
      delivered_at: eventsOf(one).at(-1)?.at ?? one.createdAt,
    })),
  );
  const troubled = all.filter(({ one }) => one.status === 'Damaged' || one.status === 'OnHold');
  const comment = 'Rang the receiver; they call back tomorrow morning.';
  await addNotes(
    db,
    troubled.map(({ bookingId, customerId }) => ({
      bookingId,
      customerId,
      comment,
      userName: 'Kim Tran',
    })),
    now,
  );
}

type Placed = { readonly one: PastStory; readonly bookingId: number; readonly customerId: number };

function logsOf({ one, bookingId, customerId }: Placed): readonly NewLog[] {
  const about = { bookingId, customerId, at: one.createdAt };
  if (one.status === 'Failed' && one.priced.price.carrier_code !== 'TESTLATE') {
    const value = 'The carrier rejected the booking.';
    return [{ ...about, operation: 'CreateConsignment', status: 'Failed' as const, value }];
  }
  const operation = one.status === 'Draft' ? 'Save' : one.status === 'Quoted' ? 'Quote' : 'Book';
  return [{ ...about, operation, status: 'Success' as const }];
}

async function holdCredit(db: TenantDb, rows: readonly history.HistoricalBooking[]): Promise<void> {
  const byCustomer = Map.groupBy(rows, (row) => row.customer_id);
  for (const [customerId, theirs] of byCustomer) {
    if (customerId === null) continue;
    const held = theirs.reduce((sum, row) => sum + row.exposure_minor, 0);
    await changeExposure(db, customerId, minor(held));
  }
}

/** Not secret: the demo data is the same on every run. */
const tokenOf = (tenant: string, index: number): string =>
  createHash('sha256').update(`demo ${tenant} ${index}`).digest('base64url');
