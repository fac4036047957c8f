import { CarrierFailure, CarrierSilent } from '@waybill/adapters/carrier';
import {
  carrierAccount,
  type CarrierClient,
  type CarrierReply,
  noteCall,
  speak,
} from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publishAll } from '#platform/events.ts';
import { addLogs } from '../bookings/sql/related-rows.ts';
import { pauseAfter } from '../consigning/domain.ts';
import { timeout_ms } from '../consigning/retry-policy.ts';
import { consigningsOf } from '../consigning/sql.ts';
import { queueLodging } from './queue-lodging.ts';
import { bookingIdsOf, manifest, noteLodged } from './sql/manifest.ts';

/**
 * Closes a manifest at its carrier, after ours is saved and outside any transaction. It waits for
 * bookings whose carrier has not responded yet, and leaves out those that it refused.
 */
export const lodgeManifest =
  (client: CarrierClient) =>
  async (call: TaskCall<'booking.lodgeManifest'>): Promise<void> => {
    const { payload, database, tenantId, now, signal } = call;
    const { manifestId, attempt } = payload;
    const scope = systemScope(tenantId, `lodge-manifest-${manifestId}`);
    const open = await database.transaction(scope, (db) => toLodge(db, manifestId));
    if (open === undefined) return;
    const { number, account, references, isWaiting } = open;
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
    const spoken = isWaiting
      ? null
      : await speak({ ...client, signal: within }, account, async (carrier, carrierRequest) => {
          if (carrier.lodge === undefined) throw new CarrierFailure('It closes no manifests.');
          return carrier.lodge(carrierRequest, { number, references });
        });
    await database.transaction(scope, async (db) => {
      if (spoken !== null) await note(db, { open, attempt, spoken }, now);
      const isSilent =
        spoken?.outcome.ok === false && spoken.outcome.failure instanceof CarrierSilent;
      const pause_ms = isWaiting || isSilent ? pauseAfter(attempt) : null;
      if (pause_ms === null) return;
      const runAt = new Date(now.getTime() + pause_ms);
      await queueLodging(db, manifestId, { attempt: attempt + 1, runAt });
    });
  };

type ToLodge = NonNullable<Awaited<ReturnType<typeof toLodge>>>;

async function toLodge(db: TenantDb, manifestId: number) {
  const row = await manifest(db, manifestId);
  if (row === undefined || row.carrier_reference !== null) return undefined;
  const account = await carrierAccount(db, row.carrier_account_id);
  if (account === undefined) return undefined;
  const bookingIds = await bookingIdsOf(db, manifestId);
  const consignings = await consigningsOf(db, bookingIds);
  const taken = consignings.filter(({ state }) => state === 'Taken');
  const references = taken.flatMap(({ reference }) => reference ?? []);
  const isWaiting = consignings.some(({ state }) => state === 'Waiting');
  if (references.length === 0 && !isWaiting) return undefined;
  const { number, customer_id: customerId } = row;
  return { id: row.id, number, customerId, account, bookingIds, references, isWaiting };
}

type Lodged = {
  readonly open: ToLodge;
  readonly attempt: number;
  readonly spoken: CarrierReply<string>;
};

async function note(db: TenantDb, { open, attempt, spoken }: Lodged, now: Date): Promise<void> {
  const { id, customerId, account, bookingIds } = open;
  const { outcome } = spoken;
  const value = outcome.ok ? outcome.response : outcome.failure.message;
  await noteLodged(db, id, {
    reference: outcome.ok ? value : null,
    problem: outcome.ok ? null : value,
  });
  const response = outcome.ok ? value : null;
  await noteCall(db, { accountId: account.id, purpose: 'Manifest', spoken, answer: response }, now);
  const status = outcome.ok ? ('Success' as const) : ('Failed' as const);
  const done = { operation: 'PrintManifest', status, value, attempt };
  await addLogs(
    db,
    bookingIds.map((bookingId) => ({
      bookingId,
      customerId,
      ...done,
      carrierAccountId: account.id,
    })),
    now,
  );
  publishAll(
    db,
    bookingIds.map((bookingId) => ({
      name: 'booking.changed',
      payload: { id: bookingId, customerId },
    })),
  );
}
