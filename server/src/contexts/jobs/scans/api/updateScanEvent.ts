import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driverOf } from '../../jobs/visibility.ts';
import * as rows from '../sql.ts';

export const updateScanEvent = handle(contract.updateScanEvent, async ({ input, actor, db }) => {
  const { id, locationcode, warehousecode, details } = input.scanevent;
  const { ScanEventNotFound } = jobsProblems;
  const scan = found(await rows.scan(db, id, driverOf(actor)), ScanEventNotFound);
  await rows.annotateScan(db, {
    id,
    locationCode: locationcode ?? scan.location_code,
    warehouseCode: warehousecode ?? scan.warehouse_code,
    details: { ...scan.details, ...details },
  });
  return { id };
});
