import * as contract from '@waybill/contract/administration/endpoints';
import { handle } from '#platform/context.ts';
import { discardTask } from '../sql.ts';
import { insistOnTask } from '../task-at-rest.ts';

export const discardBackgroundTask = handle(
  contract.discardBackgroundTask,
  async ({ input, db, now }) => {
    const { id, reason } = input;
    await insistOnTask(db, id, await discardTask(db, id, { reason, now }));
    return null;
  },
);
