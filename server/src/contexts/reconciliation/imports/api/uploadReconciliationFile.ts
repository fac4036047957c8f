import { settingsOf } from '#contexts/tenancy/public.ts';
import { createHash } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { openTable, type TableKind, tableKind } from '#platform/tables/open-table.ts';
import { TableRefusal } from '#platform/tables/table.ts';
import { type AcceptedFile, acceptUpload } from '#platform/files/accept.ts';
import { insistOnRoom } from '#platform/files/room.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { filePurpose } from '../../reconciliations/files.ts';
import { type Glance, lookAt } from '../look.ts';
import { addUpload, type UploadRow } from '../sql/uploads.ts';

/** How long an uploaded file can be imported. */
const waits_ms = 24 * 60 * 60 * 1000;

export const uploadReconciliationFile = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.uploadReconciliationFile, async ({ upload, db, now }) => {
    const accepted = await acceptUpload('file', upload, ['csv', 'xlsx']);
    await insistOnRoom({ db, files }, 'file', accepted.bytes.length);
    const kind = tableKind(accepted.bytes);
    const { currency } = await settingsOf(db);
    const glance = await glanceAt(kind, accepted.bytes, currency);
    const expiresAt = new Date(now.getTime() + waits_ms);
    const file = { ...accepted, purpose: filePurpose, expiresAt };
    const { id } = await storeFile({ db, files, now }, file);
    await addUpload(db, { id, kind, ...rowOf(accepted, glance) }, now);
    return {
      fileName: `${id}.${kind}`,
      originalName: accepted.fileName,
      heads: [...glance.heads],
      rowCount: glance.rowCount,
      sample: glance.sample.map((row) => [...row]),
      sums: glance.sums.map((sum) => (sum === null ? null : toDecimal(sum))),
    };
  });

async function glanceAt(kind: TableKind, bytes: Uint8Array, currency: string): Promise<Glance> {
  try {
    const glance = await lookAt(await openTable(bytes, kind), currency);
    if (glance.rowCount > 0) return glance;
  } catch (error) {
    if (!(error instanceof TableRefusal)) throw error;
    throw notValidField('file', error.message);
  }
  throw notValidField('file', 'The file has heads and no rows.');
}

const rowOf = (file: AcceptedFile, glance: Glance): Omit<UploadRow, 'id' | 'kind'> => ({
  original_name: file.fileName,
  hash: createHash('sha256').update(file.bytes).digest('hex'),
  heads: glance.heads,
  row_count: glance.rowCount,
  sums_minor: glance.sums,
});
