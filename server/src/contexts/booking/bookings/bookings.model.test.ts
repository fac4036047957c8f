import * as contract from '@waybill/contract/booking/endpoints';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testTimeout, sized } from '#testing/sized.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

/** The expected state of a booking, in the simplest form. */
type Booked = {
  readonly id: number;
  status: 'Booked' | 'Delivered' | 'Cancelled';
  lines: number;
  isManifested: boolean;
  /** For each booking joined into this one, newest last: line counts before it and of the other. */
  readonly took: { readonly before: number; readonly theirs: number }[];
};

const acts = ['book', 'edit', 'cancel', 'manifest', 'deliver', 'join', 'part'] as const;
const step = fc.record({
  act: fc.constantFrom('book' as const, ...acts),
  which: fc.nat(5),
  other: fc.nat(5),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const isOpen = ({ status, isManifested }: Booked): boolean => status === 'Booked' && !isManifested;
const nothing = (): void => undefined;

/** Runs the step in the test app, and in the model if the rules allow it; both must agree. */
async function take(all: Booked[], { act, which, other }: Step): Promise<void> {
  const one = all[which % Math.max(1, all.length)];
  const two = all[other % Math.max(1, all.length)];
  if (act === 'book' || one === undefined || two === undefined) {
    const { id } = await bookAt(kim, desk);
    all.push({ id, status: 'Booked', lines: 1, isManifested: false, took: [] });
    return;
  }
  const [done, change] = entryOf(all, act, one, two);
  const outcome = await done().then(
    (response) => ({ answer: response }),
    () => null,
  );
  expect(outcome !== null, `${act} ${one.id} ${two.id}`).toBe(change !== null);
  change?.(outcome?.answer);
}

type Command = readonly [() => Promise<unknown>, ((response: unknown) => void) | null];

function entryOf(all: Booked[], act: Step['act'], one: Booked, two: Booked): Command {
  const { id } = one;
  const bookingId = id;
  switch (act) {
    case 'book':
    case 'edit': {
      const booking = { id, orderNumber: `O-${id}` };
      const mayEdit = one.status === 'Booked';
      return [
        () => kim.call(contract.createOrUpdateBooking, { booking }),
        mayEdit ? nothing : null,
      ];
    }
    case 'cancel':
      return [
        () => kim.call(contract.cancelBooking, { id }),
        one.status === 'Booked' ? () => (one.status = 'Cancelled') : null,
      ];
    case 'manifest':
      return [
        () => manifested(id),
        one.isManifested ? nothing : isOpen(one) ? () => (one.isManifested = true) : null,
      ];
    case 'deliver': {
      const delivered = { bookingId, bookingStatus: 'Delivered' as const, note: 'Rang them' };
      const may = one.status !== 'Cancelled';
      return [
        () => kim.call(contract.updateBookingDetails, delivered),
        may ? () => (one.status = 'Delivered') : null,
      ];
    }
    case 'join':
      return [
        () => kim.call(contract.consolidateBookings, { bookingIds: [one.id, two.id] }),
        one !== two && isOpen(one) && isOpen(two) ? () => join(one, two) : null,
      ];
    case 'part': {
      const last = one.took.at(-1);
      const may = last !== undefined && isOpen(one);
      return [
        () => kim.call(contract.takeApart, { bookingId }),
        may ? (response) => part(all, one, response) : null,
      ];
    }
  }
}

/** Throws if nothing was manifested, as the other calls do. */
async function manifested(id: number): Promise<void> {
  const query = { bookingIds: [id], operations: ['PrintManifest' as const] };
  const { results } = await kim.call(contract.runBulkOperation, query);
  if (results[0]?.status !== 'Success') throw new Error('It was not manifested');
}

/** Joins two bookings; the one booked first takes over the freight. */
function join(one: Booked, two: Booked): void {
  const [saved, gone] = one.id < two.id ? [one, two] : [two, one];
  saved.took.push({ before: saved.lines, theirs: gone.lines });
  saved.lines += gone.lines;
  gone.status = 'Cancelled';
}

function part(all: Booked[], one: Booked, response: unknown): void {
  const { items } = response as { readonly items: readonly { readonly bookingId: number }[] };
  const last = one.took.pop();
  const id = items[0]?.bookingId ?? 0;
  one.lines = last?.before ?? 0;
  all.push({ id, status: 'Booked', lines: last?.theirs ?? 0, isManifested: false, took: [] });
}

const found = (ids: readonly number[]) =>
  testApp.acme.rows<{ id: number; status: string; lines: number; manifested: boolean }>(sql`
    select id, status, item_lines as lines, manifest_id is not null as manifested
    from booking.booking where id = any (${ids}::bigint[]) order by id
  `);

/** Returns the customer's exposure beyond its bookings, which nothing in this test changes. */
async function heldTogether(): Promise<number | undefined> {
  const [row] = await testApp.acme.rows(sql<{ others: number }>`
    select s.exposure_minor - (
      select coalesce(sum(b.exposure_minor), 0) from booking.booking b
      where b.customer_id = s.customer_id and b.deleted_at is null
    ) as beside
    from customers.standing s where s.customer_id = ${desk.customerId}
  `);
  return row?.others;
}

describe('bookings', () => {
  it(
    'follow the model after any commands in any order: status, lines, manifest, credit, counts',
    testTimeout,
    async () => {
      const related = await heldTogether();
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
          const all: Booked[] = [];
          for (const one of steps) await take(all, one);
          expect(await found(all.map(({ id }) => id))).toEqual(
            all
              .map(({ id, status, lines, isManifested }) => ({
                id,
                status,
                lines,
                manifested: isManifested,
              }))
              .toSorted((a, b) => a.id - b.id),
          );
          expect(await heldTogether()).toBe(related);
          const query = { customerId: desk.customerId };
          expect(await kim.call(contract.getBookingStatusCount, query)).toEqual(
            await kim.call(contract.getBookingStatusCount, { ...query, filter: 'id gt 0' }),
          );
          // Open bookings would be joined with the bookings of the next run.
          for (const { id } of all.filter(isOpen)) await kim.call(contract.cancelBooking, { id });
        }),
        { numRuns: sized(40) },
      );
    },
  );
});
