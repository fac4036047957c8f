import * as contract from '@waybill/contract/warehouse/endpoints';
import { locationList } from '@waybill/contract/warehouse/locations/imports';
import { importFile } from '#contexts/records/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { gatherLocations } from '../location-rows.ts';
import { toLocation } from '../mappers.ts';
import { saveAll } from '../save-all.ts';
import { lockLocationsByCode } from '../sql.ts';

export const importLocationFile = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.importLocationFile, async ({ input, db, now }) => {
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, locationList);
    const codes = list.rows.map(({ cells }) => (cells['code'] ?? '').toUpperCase());
    const saved = await lockLocationsByCode(db, [...new Set(codes)]);
    const gathered = gatherLocations(list.rows, saved.map(toLocation));
    if (!input.dryRun) await saveAll(db, [...gathered.added, ...gathered.changed], now);
    return { ...listImport(list, gathered), differences: [...gathered.differences] };
  });
