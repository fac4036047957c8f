import type { CarrierLine } from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { type Actor, guestOf, scopeOf } from '#platform/http/actor.ts';
import { announce } from '#platform/facts.ts';
import type { PricingDeed } from '../acts/deed.ts';
import { eachAlone } from '../acts/each-alone.ts';
import { saveBooking } from '../acts/save-booking.ts';
import { bookingsImported } from '../facts.ts';
import * as rows from '../sql/imports.ts';
import { complaintsOfRefusal } from './refused-row.ts';
import { takeService } from './take-service.ts';

/**
 * Books the rows of an import, one after the other and each in a transaction of its own: nobody else
 * waits for the file, and whoever looks sees how far it is. Run again after a crash it goes on where
 * it was; run twice at once, each row is booked by one of them.
 */
export const bookImport =
  (line: CarrierLine) =>
  async (call: TaskCall): Promise<void> => {
    const { payload, database, tenantId, now, signal } = call;
    const id = String(payload['importId']);
    const asked = await database.transaction(systemScope(tenantId, `import-${id}`), (db) =>
      rows.bookingImport(db, id),
    );
    if (asked === undefined) return;
    const actor = starterOf(tenantId, asked);
    const scope = scopeOf(actor, `import-${id}`);
    const next = () =>
      database.transaction(scope, (db) => bookNext({ db, actor, now, line }, asked.id));
    while (await next()) signal.throwIfAborted();
  };

/** Whoever brought the file, with what they may see. */
const starterOf = (tenantId: number, brought: rows.ImportRow): Actor => ({
  ...guestOf(tenantId),
  kind: 'user',
  userId: brought.started_by,
  name: brought.started_by_name,
  customerId: brought.customer_id,
});

/** Books the next row; false when there is none left. */
async function bookNext(deed: PricingDeed, id: string): Promise<boolean> {
  const brought = await rows.lockImport(deed.db, id);
  const row = brought === undefined ? undefined : await rows.nextRow(deed.db, id);
  if (brought === undefined || row === undefined) return false;
  const { operation, service_choice: choice } = brought;
  const outcome = await eachAlone(deed.db, async () => {
    const { toSave } = await takeService(deed, row.wanted, { operation, choice, batchId: id });
    return saveBooking(deed, toSave);
  });
  const became = outcome.ok
    ? { bookingId: outcome.value, complaints: null }
    : { bookingId: null, complaints: complaintsOfRefusal(outcome.refusal) };
  const through = await rows.saveOutcome(deed.db, id, row.row_no, became);
  const isLast = brought.rows_done + through === brought.rows_total;
  if (isLast || !outcome.ok) {
    announce(deed.db, bookingsImported({ id, customerId: brought.customer_id }));
  }
  return !isLast;
}
