import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { recordScans } from '../record-scans.ts';

export const createScanEventForWarehouseItems = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.createScanEventForWarehouseItems, async ({ input, actor, db, now }) => {
    const scanning = { db, files, actor, now };
    return { results: [...(await recordScans(scanning, input.itemIds, input.scanEvent))] };
  });
