import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { undoLines } from '../undo.ts';

export const undoServices = handle(contract.undoServices, async ({ input, db, now }) => ({
  undone: await undoLines(db, input.serviceIds, now),
}));
