import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publishSaved } from '../../drivers/publish-events.ts';
import { documentById, dropDocument } from '../sql.ts';

export const deleteDriverDocument = handle(
  contract.deleteDriverDocument,
  async ({ input: { id }, db }) => {
    const known = found(await documentById(db, id), fleetProblems.DriverDocumentNotFound);
    await dropDocument(db, id);
    publishSaved(db, known.driver_id);
    return null;
  },
);
