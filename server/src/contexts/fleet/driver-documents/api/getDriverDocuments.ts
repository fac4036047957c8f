import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { driver } from '../../drivers/sql.ts';
import { type DriverDocumentRow, documentsOf } from '../sql.ts';

const toDocument = ({ driver_id, classes, ...row }: DriverDocumentRow) => ({
  ...row,
  driverid: driver_id,
  classes: [...classes],
});

export const getDriverDocuments = handle(
  contract.getDriverDocuments,
  async ({ input: { driverId }, actor, db }) => {
    found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    const rows = await documentsOf(db, driverId);
    return { items: rows.map(toDocument) };
  },
);
