import { withdrawRecharges } from '#contexts/booking/public.ts';
import { Problem } from '@waybill/contract/problem';
import { kindOf } from '@waybill/contract/reconciliation/lifecycle';
import { reconciliationProblems as refusals } from '@waybill/contract/reconciliation/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { invoicesOf, lockDecidable, settle } from './decisions.ts';
import { statusFound } from './domain/found.ts';
import * as rows from './sql/lines.ts';
import type { ReconciliationRow } from './sql/reconciliations.ts';

/**
 * Takes decisions on lines back, together with the recharges behind them: the lines stand as the
 * import found them. What was exported since, or stands on a customer's invoice, stays decided.
 * Locks are taken in the order carrier's invoice, bookings, recharges.
 * @throws {Problem} ReconciliationNotReady, ReconciliationLineNotFound, LineNotUndoable
 */
export async function undoLines(
  db: TenantDb,
  serviceIds: readonly number[],
  now: Date,
): Promise<number> {
  const invoices: ReconciliationRow[] = [];
  for (const id of await invoicesOf(db, serviceIds)) invoices.push(await lockDecidable(db, id));
  const lines = await rows.linesOfIds(db, serviceIds);
  for (const line of lines) insistUndoable(line, invoices);
  const found = lines.map((line) => ({
    id: line.id,
    status: statusFound({
      reason: line.reason,
      serviceCode: line.service_code,
      quoted: line.carrier_quoted_minor,
      invoiced: line.carrier_invoiced_minor,
    }),
  }));
  const isWithdrawn = await withdrawRecharges(
    db,
    lines.map(({ id }) => id),
    now,
  );
  if (!isWithdrawn) {
    const message = 'The recharge stands on an invoice already: void that or credit it.';
    throw new Problem(refusals.LineNotUndoable, { message });
  }
  await rows.undecide(db, found);
  for (const { id } of invoices) await settle(db, id);
  return lines.length;
}

function insistUndoable(line: rows.LineRow, invoices: readonly ReconciliationRow[]): void {
  if (kindOf(line) === 'open') {
    throw new Problem(refusals.LineNotUndoable, { message: 'Nobody has decided on this line.' });
  }
  const exportedAt = invoices.find(({ id }) => id === line.reconciliation_id)?.exported_at ?? null;
  if (exportedAt !== null && line.decided_at !== null && line.decided_at <= exportedAt) {
    const message = 'The decision was exported: it can no longer be taken back.';
    throw new Problem(refusals.LineNotUndoable, { message });
  }
}
