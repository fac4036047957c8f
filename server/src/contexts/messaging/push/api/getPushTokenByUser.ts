import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { myself } from '../../preferences/myself.ts';
import { tokensOf } from '../sql.ts';

export const getPushTokenByUser = handle(
  contract.getPushTokenByUser,
  async ({ input: { id, isactive }, actor, db }) => {
    const { userId, userGuid } = myself(actor);
    const rows =
      id === undefined || id === userGuid ? await tokensOf(db, userId, isactive ?? null) : [];
    const pushtokens = rows.map((row) => ({
      id: row.id,
      notificationdevicetoken: row.token,
      isactive: row.is_active,
      userGuid: row.user_guid,
      creationTime: row.created_at.toISOString(),
    }));
    return { pushtokens };
  },
);
