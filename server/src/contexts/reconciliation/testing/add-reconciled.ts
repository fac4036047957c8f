import { createHash } from 'node:crypto';
import { minor } from '@waybill/kernel/money';
import type { TenantDb } from '../../../platform/db/database.ts';
import { compareNext } from '../imports/compare-charges.ts';
import { finishImport } from '../imports/import-invoice.ts';
import { saveCharges } from '../imports/read-charges.ts';
import { takeUp } from '../imports/sql/importing.ts';
import { addReconciliation } from '../reconciliations/sql.ts';

/** Adds an invoice of Test Express over one consignment, imported and compared; returns its id. */
export async function addReconciled(
  db: TenantDb,
  consignmentId: string,
  now: Date,
): Promise<number> {
  const id = await addReconciliation(
    db,
    {
      carrierCode: 'TESTEXP',
      carrierName: 'Test Express',
      invoiceNumber: consignmentId,
      fileId: null,
      fileName: `${consignmentId}.csv`,
      fileKind: 'csv',
      fileHash: createHash('sha256').update(consignmentId).digest('hex'),
      columns: {},
      rowCount: 1,
      userName: 'Test',
    },
    now,
  );
  if (id === undefined) throw new Error(`${consignmentId} was added before`);
  await takeUp(db, id);
  const freight = { grams: 1000, cubicMillimetres: null, amount: minor(1000), problem: null };
  const service = { serviceCode: 'EXP', serviceName: 'Express' };
  await saveCharges(db, id, [{ rowNo: 1, part: 0, consignmentId, ...service, ...freight }]);
  await compareNext(db, { id, isItemised: false });
  await finishImport({ db, files: null, now }, id);
  return id;
}
