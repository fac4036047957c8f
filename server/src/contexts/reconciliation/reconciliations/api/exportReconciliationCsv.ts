import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import { exportLines } from '../export-lines.ts';
import { csvFile, exportPurpose } from '../files.ts';
import { lockReconciliation, markExported } from '../sql.ts';

export const exportReconciliationCsv = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportReconciliationCsv, async ({ input: { id }, db, now }) => {
    const row = found(
      await lockReconciliation(db, id),
      reconciliationProblems.ReconciliationNotFound,
    );
    await markExported(db, id, now);
    publish(db, 'reconciliation.changed', { id });
    const file = csvFile(`Reconciled ${row.file_name}`, await exportLines(db, id));
    const { token } = await storeFile({ db, files, now }, { ...file, purpose: exportPurpose });
    return { fileName: file.fileName, fileType: file.fileType, fileToken: token };
  });
