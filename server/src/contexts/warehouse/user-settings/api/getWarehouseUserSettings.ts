import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { toUserSetting } from '../mappers.ts';
import { settingOf } from '../sql.ts';
import { settingsOwner } from '../user-of.ts';

export const getWarehouseUserSettings = handle(
  contract.getWarehouseUserSettings,
  async ({ input, actor, db }) => {
    const owner = await settingsOwner(db, actor, input);
    return toUserSetting(owner, await settingOf(db, owner.id));
  },
);
