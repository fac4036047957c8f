import * as contract from '@waybill/contract/messaging/endpoints';
import { pushProblems } from '@waybill/contract/messaging/push/endpoints';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { myself } from '../../preferences/myself.ts';
import { forgetTokensOf } from '../sql.ts';

export const deletePushTokenByUser = handle(
  contract.deletePushTokenByUser,
  async ({ input: { userid }, actor, db }) => {
    const { userId, userGuid } = myself(actor);
    if (userid !== userGuid) throw new Problem(pushProblems.PushTokensAreOnesOwn);
    await forgetTokensOf(db, userId);
    return null;
  },
);
