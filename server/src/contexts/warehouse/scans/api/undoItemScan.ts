import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { undoScan } from '../undo-scan.ts';

export const undoItemScan = handle(
  contract.undoItemScan,
  async ({ input, actor, db, now }) => await undoScan({ db, actor, now }, input.id),
);
