import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { recordScans } from '../record-scans.ts';

export const createItemScanEvent = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.createItemScanEvent, async ({ input, actor, db, now }) => {
    const scanning = { db, files, actor, now };
    const [result] = await recordScans(scanning, [input.itemId], input.scanEvent);
    if (result === undefined || result.outcome === 'Unknown') {
      throw new Problem(warehouseProblems.WarehouseItemNotFound);
    }
    if (result.scanEventId === null) {
      throw new Problem(warehouseProblems.ItemScanRefused, { message: result.message });
    }
    return { id: result.scanEventId };
  });
