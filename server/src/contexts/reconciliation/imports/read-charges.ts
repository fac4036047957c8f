import { english } from '@waybill/contract/sentence';
import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Scope } from '#platform/db/scope.ts';
import { type ReadCharge, chargesOf } from './domain/charge.ts';
import * as rows from './sql/importing.ts';
import type { OpenTable } from '#platform/tables/open-table.ts';

type Under = {
  readonly database: Database;
  readonly scope: Scope;
  readonly signal: AbortSignal;
  /** The tenant's currency. */
  readonly currency: string;
};

const batch = 2000;

/**
 * Saves the rows of the file that are not saved yet, in batches whose transactions also save the
 * progress, so that it resumes after a crash.
 */
export async function readCharges(
  { database, scope, signal, currency }: Under,
  claimed: rows.ReconciliationImportRow,
  sheet: OpenTable,
): Promise<void> {
  let pending: ReadCharge[] = [];
  let rowNo = 0;
  const save = async (): Promise<void> => {
    signal.throwIfAborted();
    const saved = pending;
    pending = [];
    await database.transaction(scope, (db) => saveCharges(db, claimed.id, saved));
  };
  for await (const { cells, problem } of sheet.rows) {
    rowNo += 1;
    if (rowNo <= claimed.rows_read) continue;
    pending.push(...chargesOf({ rowNo, cells, problem }, claimed.columns, currency));
    if (pending.length >= batch) await save();
  }
  if (pending.length > 0) await save();
}

/** Saves the charges after the last saved row, even if the same file is read concurrently. */
export async function saveCharges(
  db: TenantDb,
  id: number,
  charges: readonly ReadCharge[],
): Promise<void> {
  const locked = await rows.lockImport(db, id);
  if (locked === undefined) return;
  const further = charges.filter(({ rowNo }) => rowNo > locked.rows_read);
  if (further.length === 0) return;
  await rows.addCharges(db, id, further.map(rowOf));
  await rows.noteRead(db, id, further.at(-1)?.rowNo ?? locked.rows_read);
}

const rowOf = (charge: ReadCharge): rows.NewCarrierCharge => ({
  row_no: charge.rowNo,
  part: charge.part,
  consignment_id: charge.consignmentId,
  service_code: charge.serviceCode,
  service_name: charge.serviceName,
  grams: charge.grams,
  cubic_millimetres: charge.cubicMillimetres,
  amount_minor: charge.amount,
  problem: charge.problem === null ? null : english(charge.problem),
});
