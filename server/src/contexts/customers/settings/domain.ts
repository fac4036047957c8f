import type { CustomerSettingsRow } from '../customers/domain/rows.ts';
import type { CustomerSettings } from '@waybill/contract/customers/settings/shapes';

export const toSettings = (row: CustomerSettingsRow): CustomerSettings => ({
  costCenterSettings: { isEnable: row.cost_center_enabled, isRequired: row.cost_center_required },
  referenceSettings: { isEnable: row.reference_enabled, isRequired: row.reference_required },
  bookingSettings: { atl: row.leave_by_default, notification: row.notify_by_default },
});

export const settingsRow = (settings: CustomerSettings): CustomerSettingsRow => ({
  cost_center_enabled: settings.costCenterSettings.isEnable,
  cost_center_required: settings.costCenterSettings.isRequired,
  reference_enabled: settings.referenceSettings.isEnable,
  reference_required: settings.referenceSettings.isRequired,
  leave_by_default: settings.bookingSettings.atl,
  notify_by_default: settings.bookingSettings.notification,
});
