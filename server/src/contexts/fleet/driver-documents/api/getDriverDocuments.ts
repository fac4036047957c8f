import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { driver } from '../../drivers/sql.ts';
import { documentsOf } from '../sql.ts';

export const getDriverDocuments = handle(
  contract.getDriverDocuments,
  async ({ input: { driverId }, actor, db }) => {
    found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    const rows = await documentsOf(db, driverId);
    return { items: rows.map(({ driver_id, ...row }) => ({ ...row, driverid: driver_id })) };
  },
);
