import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, line } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

/** A user by number or by uuid; defaults to the caller. */
const ofUser = { id: guidOf('driver').optional(), userId: idOf('user').optional() };

export const WarehouseUserSetting = entity(
  'UserSetting',
  z.object({
    id: Guid,
    userId: Id,
    settings: z.object({ 'general.warehouseLocation': z.string().nullable() }),
    general: z.object({ warehouseLocation: z.string().nullable() }),
    ...revision,
  }),
);

/**
 * Users read and write their own settings; those of others require the permission to change items.
 */
export const getWarehouseUserSettings = endpoint({
  path: '/api/warehouse/user-settings',
  aliases: ['/api/warehouse/items/user-settings', '/api/warehouse/user-settings/user-settings'],
  access: 'Warehouse.View',
  summary: 'Returns the location in the warehouse where a user works.',
  input: z.object(ofUser),
  output: WarehouseUserSetting,
});

export const updateWarehouseUserSettings = endpoint({
  method: 'PUT',
  path: '/api/warehouse/user-settings',
  aliases: ['/api/warehouse/items/user-settings', '/api/warehouse/user-settings/user-settings'],
  access: 'Warehouse.View',
  summary: 'Sets the location in the warehouse where a user works.',
  input: z.object({
    ...ofUser,
    general: z.object({ warehouseLocation: line(50).nullish() }).optional(),
    settings: z.object({ 'general.warehouseLocation': line(50).nullish() }).optional(),
    ...revision,
  }),
  inQuery: ['id', 'userId'],
  output: WarehouseUserSetting,
  replaces: {
    read: getWarehouseUserSettings,
    argsOf: ({ id, userId }) => ({ id, userId }),
  },
});
