import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { type Actor, guestOf, scopeOf } from '#platform/http/actor.ts';
import { publish } from '#platform/events.ts';
import type { PricingContext } from '../bookings/command.ts';
import { eachAlone } from '../bookings/each-alone.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import * as rows from './sql.ts';
import { complaintsOfRefusal } from './refused-row.ts';
import { takeService } from './take-service.ts';

/**
 * Books the rows of an import one by one, each in its own transaction, so that the file blocks no
 * other booking and its progress is visible. After a crash it resumes with the next row; if run
 * concurrently, each row is booked once.
 */
export const bookImport =
  (line: CarrierClient) =>
  async (call: TaskCall<'booking.bookImport'>): Promise<void> => {
    const { payload, database, tenantId, now, signal } = call;
    const { importId: id } = payload;
    const row = await database.transaction(systemScope(tenantId, `import-${id}`), (db) =>
      rows.bookingImport(db, id),
    );
    if (row === undefined) return;
    const actor = starterOf(tenantId, row);
    const scope = scopeOf(actor, `import-${id}`);
    const next = () =>
      database.transaction(scope, (db) => bookNext({ db, actor, now, line }, row.id));
    while (await next()) signal.throwIfAborted();
  };

/** Returns the user who started the import, with that user's visibility. */
const starterOf = (tenantId: number, imported: rows.BookingImportRow): Actor => ({
  ...guestOf(tenantId),
  kind: 'user',
  userId: imported.started_by,
  name: imported.started_by_name,
  customerId: imported.customer_id,
});

/** Books the next row; false if none is left. */
async function bookNext(command: PricingContext, id: string): Promise<boolean> {
  const imported = await rows.lockImport(command.db, id);
  const row = imported === undefined ? undefined : await rows.nextRow(command.db, id);
  if (imported === undefined || row === undefined) return false;
  const { operation, service_choice: choice, asks_carriers: asksCarriers } = imported;
  const outcome = await eachAlone(command.db, async () => {
    const terms = { operation, choice, asksCarriers, batchId: id };
    const { toSave } = await takeService(command, row.wanted, terms);
    return saveBooking(command, toSave);
  });
  const became = outcome.ok
    ? { bookingId: outcome.value, complaints: null }
    : { bookingId: null, complaints: complaintsOfRefusal(outcome.refusal) };
  const through = await rows.saveOutcome(command.db, { importId: id, rowNo: row.row_no }, became);
  const isLast = imported.rows_done + through === imported.rows_total;
  const event = { id, customerId: imported.customer_id };
  if (isLast || !outcome.ok) publish(command.db, 'booking.imported', event);
  if (isLast) publish(command.db, 'booking.importFinished', event);
  return !isLast;
}
