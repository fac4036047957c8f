import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line } from '../shared/fields.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { FileBytes } from '../shared/file.ts';
import { tenancyProblems } from './problems.ts';
import { SidebarLink, SidebarLinkToSave } from './sidebar-links.ts';
import { TenantSettings, TenantSettingsChanges } from './settings.ts';
import { TenantAvailabilityResult, TenantConfiguration, TenantFeatureRecord } from './shapes.ts';

export const isTenantAvailable = endpoint({
  method: 'POST',
  path: '/api/core/account/istenantavailable',
  access: 'none',
  summary: 'Which tenant a host name belongs to, and whether it is active.',
  input: z.object({ tenancyName: line(253) }),
  output: TenantAvailabilityResult,
  reads: true,
});

export const getConfiguration = endpoint({
  path: '/api/core/configuration/getconfiguration',
  access: 'guest',
  summary: 'What the shell needs before sign-in: billing address, currency, time zone.',
  output: TenantConfiguration,
});

export const getLogo = endpoint({
  path: '/api/core/tenant/getlogo',
  access: 'guest',
  summary: "The tenant's logo.",
  output: FileBytes,
  answer: 'file',
});

export const getTenantFeatures = endpoint({
  path: '/api/core/feature/gettenantfeatuers',
  aliases: ['/api/core/feature/gettenantfeatures'],
  access: 'signedIn',
  summary: 'Which features are on for the tenant.',
  input: z.object({ tenantId: Id.optional() }),
  output: TenantFeatureRecord,
});

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
});

export const updateTenantFeatures = endpoint({
  method: 'PUT',
  path: '/api/core/feature/updatetenantfeatures',
  access: 'Administration.Settings',
  summary: 'Switches features of the tenant on or off; what is left out stays.',
  input: z.object({
    featureValues: z.array(
      z.object({ name: z.string(), value: z.union([z.boolean(), z.string()]) }),
    ),
  }),
  output: z.null(),
});

// Sidebar links

export const getSidebarLinks = endpoint({
  path: '/api/core/tenant/getsidebarlinks',
  access: 'signedIn',
  summary: "Further links of the tenant's sidebar; customers' people have none.",
  input: z.object(listInput),
  output: pageOf(SidebarLink),
});

export const getSidebarLinkForEdit = endpoint({
  path: '/api/core/tenant/getSidebarLinkForEdit',
  access: 'Administration.Settings',
  summary: 'One sidebar link.',
  input: z.object({ id: Id }),
  output: z.object({ sidebarLink: SidebarLink }),
  problems: [tenancyProblems.SidebarLinkNotFound],
});

export const createOrUpdateSidebarLink = endpoint({
  method: 'POST',
  path: '/api/core/tenant/createorupdatesidebarlink',
  access: 'Administration.Settings',
  summary: 'Adds a link to the sidebar, or replaces one.',
  input: z.object({ sidebarLink: SidebarLinkToSave }),
  output: z.object({ id: Id }),
  problems: [tenancyProblems.SidebarLinkNotFound],
});

export const deleteSidebarLink = endpoint({
  method: 'DELETE',
  path: '/api/core/tenant/deletesidebarlink',
  access: 'Administration.Settings',
  summary: 'Takes a link off the sidebar.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [tenancyProblems.SidebarLinkNotFound],
});
