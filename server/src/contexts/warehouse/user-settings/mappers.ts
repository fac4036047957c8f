import type { SettingsOwner } from './user-of.ts';

export const toUserSetting = ({ id, guid }: SettingsOwner, location: string | null) => ({
  id: guid,
  userId: id,
  settings: { 'general.warehouseLocation': location },
  general: { warehouseLocation: location },
});
