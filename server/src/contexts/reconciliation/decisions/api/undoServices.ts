import { handle } from '#platform/context.ts';
import { notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { undoLines, undoReason } from '../undo.ts';

export const undoServices = handle(contract.undoServices, async ({ input, db, now }) => {
  const { serviceIds, allOf } = input;
  if (allOf !== undefined) return { undone: await undoReason(db, allOf, now) };
  if (serviceIds.length === 0) throw notValidField('serviceIds', 'Name the lines, or a reason');
  return { undone: await undoLines(db, serviceIds, now) };
});
