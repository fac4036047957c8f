import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { savingNetwork } from '../network-codes.ts';
import { headPortToWrite, publishZonesChanged } from '../saving.ts';
import { addHeadPort } from '../sql.ts';

export const createHeadPort = handle(contract.createHeadPort, async ({ input, db }) => {
  const port = await headPortToWrite(db, input.headport);
  const { id } = await savingNetwork(() => addHeadPort(db, port));
  publishZonesChanged(db, id);
  return { id };
});
