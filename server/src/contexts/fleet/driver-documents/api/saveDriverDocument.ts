import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { lockDriver } from '../../drivers/sql.ts';
import { newId } from '../../vehicles/vehicle-saving.ts';
import { documentById, writeDocument } from '../sql.ts';

export const saveDriverDocument = handle(
  contract.saveDriverDocument,
  async ({ input: { document }, db, now }) => {
    const { driverid, kind, classes } = document;
    found(await lockDriver(db, driverid), fleetProblems.FleetDriverNotFound);
    if (document.id != null) {
      const known = await documentById(db, document.id);
      const own = known?.driver_id === driverid ? known : undefined;
      found(own, fleetProblems.DriverDocumentNotFound);
    }
    const id = document.id ?? newId(now);
    const number = document.number || null;
    const expires = document.expires ?? null;
    await writeDocument(db, { id, driver_id: driverid, kind, number, expires, classes }, now);
    publish(db, 'driver.saved', { id: driverid, customerId: null });
    return { id };
  },
);
