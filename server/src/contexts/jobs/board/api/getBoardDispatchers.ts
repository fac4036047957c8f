import * as contract from '@waybill/contract/jobs/endpoints';
import { viewerStaysFor_s } from '@waybill/contract/jobs/board/endpoints';
import { handle } from '#platform/context.ts';
import { boardViewers } from '../sql.ts';

export const getBoardDispatchers = handle(
  contract.getBoardDispatchers,
  async ({ actor, db, now }) => {
    const since = new Date(now.getTime() - viewerStaysFor_s * 1000);
    const viewers = await boardViewers(db, since);
    return { items: viewers.filter(({ userid }) => userid !== actor.userId) };
  },
);
