import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Scope } from '#platform/db/scope.ts';
import { type ReadCharge, chargesOf } from '../domain/charge.ts';
import * as rows from '../sql/importing.ts';
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
 * Keeps the rows of the file that are not kept yet, a batch to a transaction that also notes how far
 * it is: read again after a crash, it goes on where it was.
 */
export async function readCharges(
  { database, scope, signal, currency }: Under,
  taken: rows.ImportRow,
  sheet: OpenTable,
): Promise<void> {
  let pending: ReadCharge[] = [];
  let rowNo = 0;
  const keep = async (): Promise<void> => {
    signal.throwIfAborted();
    const kept = pending;
    pending = [];
    await database.transaction(scope, (db) => keepCharges(db, taken.id, kept));
  };
  for await (const { cells, problem } of sheet.rows) {
    rowNo += 1;
    if (rowNo <= taken.rows_read) continue;
    pending.push(...chargesOf({ rowNo, cells, problem }, taken.columns, currency));
    if (pending.length >= batch) await keep();
  }
  if (pending.length > 0) await keep();
}

/** Keeps those that come after what is kept, whoever else reads the same file. */
export async function keepCharges(
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

const rowOf = (charge: ReadCharge): rows.NewCharge => ({
  row_no: charge.rowNo,
  part: charge.part,
  consignment_id: charge.consignmentId,
  service_code: charge.serviceCode,
  service_name: charge.serviceName,
  grams: charge.grams,
  cubic_millimetres: charge.cubicMillimetres,
  amount_minor: charge.amount,
  problem: charge.problem,
});
