import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { preferencesOf } from '../domain.ts';
import { rules, wishesOf } from '../../notifications/sql.ts';
import { myself } from '../myself.ts';

export const getNotificationPreferences = handle(
  contract.getNotificationPreferences,
  async ({ actor, db }) => {
    const wishes = await wishesOf(db, [myself(actor).userId]);
    return { items: [...preferencesOf(actor, await rules(db), wishes)] };
  },
);
