import * as contract from '@waybill/contract/jobs/endpoints';
import { viewerStaysFor_s } from '@waybill/contract/jobs/board/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { forgetViewer, noteViewer } from '../sql.ts';

/** Other boards are notified only when a viewer joins or leaves. */
export const noteBoardViewer = handle(
  contract.noteBoardViewer,
  async ({ input, actor, db, now }) => {
    const { userId } = actor;
    if (userId === null) return null;
    const since = new Date(now.getTime() - viewerStaysFor_s * 1000);
    const isNews = input.leaves
      ? await forgetViewer(db, userId)
      : await noteViewer(db, userId, { since, now });
    if (isNews) publish(db, 'board.viewed', { userId });
    return null;
  },
);
