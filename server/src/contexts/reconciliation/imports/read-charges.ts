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
  /** The tenant's. */
  readonly currency: string;
};

const batch = 2000;

/**
 * Keeps the rows of the file that are not kept yet, a batch to a transaction that also notes how
 * far it is: read again after a crash, it goes on where it was.
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

/** Keeps those that come after what is kept, whoever else reads the same file. */
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
