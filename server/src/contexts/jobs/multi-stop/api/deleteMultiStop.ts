import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { permitMultiStop } from '../domain.ts';
import { removeMultiStop } from '../sql.ts';
import { arrange, heldMultiStop } from '../stops.ts';

export const deleteMultiStop = handle(contract.deleteMultiStop, async ({ input, db, now }) => {
  const multiStop = await heldMultiStop(db, input.jobId);
  permitMultiStop('delete', multiStop);
  await arrange({ db, now }, multiStop, { jobIds: [], driver: null });
  await removeMultiStop(db, multiStop.id, now);
  return null;
});
