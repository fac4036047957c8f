import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { whileUsed } from '../network-codes.ts';
import { publishZonesChanged } from '../saving.ts';
import { lockHeadPort, removeHeadPort } from '../sql.ts';

/** Foreign keys of zones, and of line hauls in a later context, prevent deletion of a head port. */
export const deleteHeadPort = handle(contract.deleteHeadPort, async ({ input: { id }, db }) => {
  found(await lockHeadPort(db, id), jobsProblems.HeadPortNotFound);
  await whileUsed(jobsProblems.HeadPortInUse, () => removeHeadPort(db, id));
  publishZonesChanged(db, id);
  return null;
});
