import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { TenantSettings, TenantSettingsChanges } from './shapes.ts';

export const getAllSettings = endpoint({
  path: '/api/core/tenantsettings/getallsettings',
  access: 'Administration.Settings',
  summary: 'Returns all settings of the tenant; secrets are returned as ********.',
  output: TenantSettings,
});

export const updateAllSettings = endpoint({
  method: 'PUT',
  path: '/api/core/tenantsettings/updateallsettings',
  access: 'Administration.Settings',
  summary: 'Updates settings; omitted ones, and secrets sent as ********, do not change.',
  input: TenantSettingsChanges,
  output: z.null(),
  replaces: {
    read: getAllSettings,
    argsOf: () => ({}),
  },
});
