import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { fetchFile, fileById, type StoredFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import { exportPurpose, filePurpose } from '../files.ts';
import { isFileOfReconciliation } from '../sql.ts';

export const downloadReconciliationCsv = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.downloadReconciliationCsv, async ({ input: { assetId }, db, now }) => {
    const at = { db, files, now };
    const file = isGuid(assetId)
      ? await ofInvoice(at, assetId)
      : await fetchFile(at, exportPurpose, assetId);
    return found(file, reconciliationProblems.ReconciliationFileNotFound);
  });

const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type At = { readonly db: TenantDb; readonly now: Date } & Pick<Services, 'files'>;

async function ofInvoice(at: At, id: string): Promise<StoredFile | null> {
  return (await isFileOfReconciliation(at.db, id)) ? await fileById(at, filePurpose, id) : null;
}
