import * as contract from '@waybill/contract/warehouse/endpoints';
import { hasPictures } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { recordAllScans, recordScans } from '../record-scans.ts';

export const createScanEventForWarehouseItems = ({ files }: Pick<Services, 'files'>) =>
  handle(
    contract.createScanEventForWarehouseItems,
    async ({ input, actor, db, now }) => {
      const scanning = { db, files, actor, now };
      return { results: [...(await recordScans(scanning, input.itemIds, input.scanEvent))] };
    },
    {
      batch: {
        // Pictures are stored one after another, and would delay the scans without.
        takes: ({ input }) => !hasPictures(input.scanEvent),
        handle: async ({ calls, db, actor }) => {
          const scans = calls.map(({ input, now, requestId }) => ({
            barcodes: input.itemIds,
            sent: input.scanEvent,
            now,
            requestId,
          }));
          const results = await recordAllScans({ db, files, actor }, scans);
          return results.map((each) => ({ results: [...each] }));
        },
      },
    },
  );
