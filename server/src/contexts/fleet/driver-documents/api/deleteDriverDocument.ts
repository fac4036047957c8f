import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { documentById, dropDocument } from '../sql.ts';

export const deleteDriverDocument = handle(
  contract.deleteDriverDocument,
  async ({ input: { id }, db }) => {
    const known = found(await documentById(db, id), fleetProblems.DriverDocumentNotFound);
    await dropDocument(db, id);
    publish(db, 'driver.saved', { id: known.driver_id, customerId: null });
    return null;
  },
);
