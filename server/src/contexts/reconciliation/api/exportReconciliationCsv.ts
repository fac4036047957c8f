import { handle } from '#platform/context.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { House } from '#platform/house.ts';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import { exportLines } from '../export-lines.ts';
import { csvFile, exportPurpose } from '../files.ts';
import { reconciliation } from '../sql/reconciliations.ts';

export const exportReconciliationCsv = ({ files }: Pick<House, 'files'>) =>
  handle(contract.exportReconciliationCsv, async ({ input: { id }, db, now }) => {
    const row = found(await reconciliation(db, id), reconciliationProblems.ReconciliationNotFound);
    const file = csvFile(`Reconciled ${row.file_name}`, await exportLines(db, id));
    const { token } = await storeFile({ db, files, now }, { ...file, purpose: exportPurpose });
    return { fileName: file.fileName, fileType: file.fileType, fileToken: token };
  });
