import type { CustomerSettings } from '@waybill/contract/customers/shapes';
import type { z } from 'zod';
import type { SettingsRow } from '../sql/settings.ts';

type Settings = z.output<typeof CustomerSettings>;

export const settingsOnWire = (row: SettingsRow): Settings => ({
  costCenterSettings: { isEnable: row.cost_center_enabled, isRequired: row.cost_center_required },
  referenceSettings: { isEnable: row.reference_enabled, isRequired: row.reference_required },
  bookingSettings: { atl: row.leave_by_default, notification: row.notify_by_default },
});

export const settingsRow = (settings: Settings): SettingsRow => ({
  cost_center_enabled: settings.costCenterSettings.isEnable,
  cost_center_required: settings.costCenterSettings.isRequired,
  reference_enabled: settings.referenceSettings.isEnable,
  reference_required: settings.referenceSettings.isRequired,
  leave_by_default: settings.bookingSettings.atl,
  notify_by_default: settings.bookingSettings.notification,
});
