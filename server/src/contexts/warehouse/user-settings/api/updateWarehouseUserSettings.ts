import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { toUserSetting } from '../mappers.ts';
import { saveSetting, settingOf } from '../sql.ts';
import { settingsOwner } from '../user-of.ts';

export const updateWarehouseUserSettings = handle(
  contract.updateWarehouseUserSettings,
  async ({ input, actor, db }) => {
    const owner = await settingsOwner(db, actor, input);
    const sent = input.general?.warehouseLocation ?? input.settings?.['general.warehouseLocation'];
    if (sent !== undefined) await saveSetting(db, owner.id, sent === '' ? null : sent);
    return toUserSetting(owner, await settingOf(db, owner.id));
  },
);
