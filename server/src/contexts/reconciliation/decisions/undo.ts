import { invoicedLines, withdrawRecharges } from '#contexts/booking/public.ts';
import { Problem } from '@waybill/contract/problem';
import { type Discrepancy, whyNotUndo } from '@waybill/contract/reconciliation/lifecycle';
import { reconciliationProblems as refusals } from '@waybill/contract/reconciliation/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { invoicesOf, lockDecidable, settle } from './decisions.ts';
import { statusFound } from '../imports/domain/found.ts';
import * as rows from './sql/lines.ts';
import type { ReconciliationRow } from '../reconciliations/sql.ts';

/**
 * Undoes decisions on lines with their recharges; the lines return to their status after the
 * import. Lines that were exported since, or are on a customer's invoice, stay decided. Lock order:
 * carrier's invoice, bookings, recharges.
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
  await takeBack(db, lines, now);
  for (const { id } of invoices) await settle(db, id);
  return lines.length;
}

type OfReason = { readonly id: number; readonly reason: Discrepancy };

/**
 * Undoes the decisions on all lines of a reason where that is possible. Returns the number of
 * lines.
 * @throws {Problem} ReconciliationNotFound, ReconciliationNotReady, and LineNotUndoable if one of
 * them is being invoiced meanwhile
 */
export async function undoReason(
  db: TenantDb,
  { id, reason }: OfReason,
  now: Date,
): Promise<number> {
  const invoice = await lockDecidable(db, id);
  const decided = await rows.linesOfReason(db, { id, reason, isDecided: true });
  const invoiced = await invoicedLines(
    db,
    decided.map((line) => line.id),
  );
  const lines = decided.filter((l) => !invoiced.has(l.id) && whyNotUndoLine(l, invoice) === null);
  await takeBack(db, lines, now);
  await settle(db, id);
  return lines.length;
}

async function takeBack(
  db: TenantDb,
  lines: readonly rows.ReconciliationLineRow[],
  now: Date,
): Promise<void> {
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
    const message = 'The recharge is already on an invoice. Void or credit that invoice.';
    throw new Problem(refusals.LineNotUndoable, { message });
  }
  await rows.undecide(db, found);
}

function insistUndoable(
  line: rows.ReconciliationLineRow,
  invoices: readonly ReconciliationRow[],
): void {
  const invoice = invoices.find(({ id }) => id === line.reconciliation_id);
  const message = whyNotUndoLine(line, invoice ?? { exported_at: null });
  if (message !== null) throw new Problem(refusals.LineNotUndoable, { message });
}

const whyNotUndoLine = (
  line: rows.ReconciliationLineRow,
  { exported_at }: Pick<ReconciliationRow, 'exported_at'>,
): string | null => whyNotUndo({ ...line, decidedAt: line.decided_at }, exported_at);
