import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { importZones } from '../import.ts';

export const importZone = handle(contract.importZone, async ({ input, upload, db }) =>
  importZones(db, input, upload),
);
