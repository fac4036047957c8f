import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { TenantSettings, TenantSettingsChanges } from './shapes.ts';

export const getAllSettings = endpoint({
  path: '/api/core/tenantsettings/getallsettings',
  access: 'Administration.Settings',
  summary: 'Everything the tenant has set; secrets read as ********.',
  output: TenantSettings,
});

export const updateAllSettings = endpoint({
  method: 'PUT',
  path: '/api/core/tenantsettings/updateallsettings',
  access: 'Administration.Settings',
  summary: 'Changes settings; what is left out, and a secret sent as ********, stays.',
  input: TenantSettingsChanges,
  output: z.null(),
  replaces: {
    read: getAllSettings,
    argsOf: () => ({}),
  },
});
