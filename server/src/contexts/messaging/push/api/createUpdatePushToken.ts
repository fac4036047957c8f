import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { myself } from '../../preferences/myself.ts';
import { saveToken } from '../sql.ts';

export const createUpdatePushToken = handle(
  contract.createUpdatePushToken,
  ({ input: { notificationdevicetoken: token, isactive: isActive }, actor, db, now }) =>
    saveToken(db, myself(actor), { token, isActive, now }),
);
