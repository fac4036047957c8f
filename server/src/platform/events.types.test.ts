import { describe, expectTypeOf, it } from 'vitest';
import { daily } from './background/daily.ts';
import { context, type EventCall, onEach, type TaskCall } from './context.ts';
import type { TenantDb } from './db/database.ts';
import { enqueue, publish, publishAll } from './events.ts';

// `npm run types` is the test: each of these lines must fail to compile. None is ever called.

export const wrongEvents = (db: TenantDb): void => {
  // @ts-expect-error The name is misspelt.
  publish(db, 'booking.canceled', { id: 1, customerId: 1 });
  // @ts-expect-error The id of a booking is a number.
  publish(db, 'booking.cancelled', { id: '1', customerId: 1 });
  // @ts-expect-error The customer is missing.
  publish(db, 'booking.cancelled', { id: 1 });
  // @ts-expect-error `reason` is not part of the payload.
  publish(db, 'booking.cancelled', { id: 1, customerId: 1, reason: 'None' });
  // @ts-expect-error This is the payload of another event.
  publishAll(db, [{ name: 'invoice.issued', payload: { id: 1, customerId: 1 } }]);
};

export const wrongTasks = (db: TenantDb): readonly Promise<void>[] => [
  // @ts-expect-error The name is misspelt.
  enqueue(db, 'booking.replays', { id: 'a' }),
  // @ts-expect-error The id of a replay is a string.
  enqueue(db, 'booking.replay', { id: 1 }),
  // @ts-expect-error The number of the account is missing.
  enqueue(db, 'pricing.askCarrier', { requestId: 'a' }),
];

const handle = async () => {};
declare const handleInvoice: (call: EventCall<'invoice.issued'>) => Promise<void>;
declare const quoteCard: (call: TaskCall<'rates.quoteCard'>) => Promise<void>;
export const wrongContexts = () => [
  // @ts-expect-error The event is misspelt.
  context('wrong', { endpoints: [], on: { 'booking.canceled': handle } }),
  // @ts-expect-error The task is misspelt.
  context('wrong', { endpoints: [], tasks: { 'booking.replays': handle } }),
  // @ts-expect-error A daily task is not queued by commands.
  context('wrong', { endpoints: [], tasks: { 'finance.billDay': handle } }),
  // @ts-expect-error A queued task does not run daily.
  context('wrong', { endpoints: [], daily: { 'booking.replay': daily('01:00', handle) } }),
  context('wrong', {
    endpoints: [],
    // @ts-expect-error The handler is one for another event.
    on: { 'booking.cancelled': handleInvoice },
  }),
  context('wrong', {
    endpoints: [],
    // @ts-expect-error The handler is one for another task.
    tasks: { 'booking.replay': quoteCard },
  }),
];

describe('the payload of a handler', () => {
  it('is that of its event or task', () => {
    context('typed', {
      endpoints: [],
      on: {
        'booking.manifested': async ({ event }) => {
          expectTypeOf(event.payload.bookingIds).toEqualTypeOf<readonly number[]>();
        },
        ...onEach(['booking.cancelled', 'booking.deleted'], async ({ event }) => {
          expectTypeOf(event.name).toEqualTypeOf<'booking.cancelled' | 'booking.deleted'>();
        }),
      },
      tasks: {
        'finance.draftRepetition': async ({ payload }) => {
          expectTypeOf(payload.count).toEqualTypeOf<number>();
        },
      },
    });
  });
});
