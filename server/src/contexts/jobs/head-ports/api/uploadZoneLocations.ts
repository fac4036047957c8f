import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { importZones } from '../../zones/import.ts';

export const uploadZoneLocations = handle(
  contract.uploadZoneLocations,
  async ({ input, upload, db }) => importZones(db, input, upload),
);
