import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { startImport } from '../start-import.ts';

export const importReconciliationCsv = handle(
  contract.importReconciliationCsv,
  async ({ input, actor, db, now }) => ({
    id: await startImport(db, input, { userName: actor.name, now }),
  }),
);
