import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { savingNetwork } from '../network-codes.ts';
import { headPortToWrite, publishZonesChanged } from '../saving.ts';
import { changeHeadPort, lockHeadPort } from '../sql.ts';

export const updateHeadPort = handle(contract.updateHeadPort, async ({ input, db }) => {
  const { id } = input.headport;
  found(await lockHeadPort(db, id), jobsProblems.HeadPortNotFound);
  const port = await headPortToWrite(db, input.headport);
  await savingNetwork(() => changeHeadPort(db, id, port));
  publishZonesChanged(db, id);
  return { id };
});
