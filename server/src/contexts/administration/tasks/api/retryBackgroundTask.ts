import * as contract from '@waybill/contract/administration/endpoints';
import { handle } from '#platform/context.ts';
import { retryTask } from '../sql.ts';
import { insistOnTask } from '../task-at-rest.ts';

export const retryBackgroundTask = handle(contract.retryBackgroundTask, async ({ input, db }) => {
  await insistOnTask(db, input.id, await retryTask(db, input.id));
  return null;
});
