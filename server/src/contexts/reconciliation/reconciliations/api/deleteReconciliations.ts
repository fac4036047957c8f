import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dropFile } from '#platform/files/tickets.ts';
import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import { filePurpose } from '../files.ts';
import { countLines, lockReconciliation, removeReconciliation } from '../sql.ts';

export const deleteReconciliations = handle(
  contract.deleteReconciliations,
  async ({ input: { id }, db }) => {
    const { ReconciliationNotFound, ReconciliationHasApprovals } = reconciliationProblems;
    const row = found(await lockReconciliation(db, id), ReconciliationNotFound, { id });
    const { approved } = await countLines(db, id);
    if (approved > 0) throw new Problem(ReconciliationHasApprovals);
    await removeReconciliation(db, id);
    for (const fileId of [row.file_id, row.invalid_file_id]) {
      if (fileId !== null) await dropFile(db, { id: fileId, purpose: filePurpose, of: 'anybody' });
    }
    publish(db, 'reconciliation.changed', { id });
    return null;
  },
);
