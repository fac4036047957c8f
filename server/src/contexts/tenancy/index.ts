import { context } from '#platform/context.ts';
import { createOrUpdateLanguage } from './languages/api/createOrUpdateLanguage.ts';
import { deleteLanguage } from './languages/api/deleteLanguage.ts';
import { exportLanguageTexts } from './languages/api/exportLanguageTexts.ts';
import { getLanguages } from './languages/api/getLanguages.ts';
import { getLanguageTexts } from './languages/api/getLanguageTexts.ts';
import { getTexts } from './languages/api/getTexts.ts';
import { importLanguageTexts } from './languages/api/importLanguageTexts.ts';
import { updateLanguageTexts } from './languages/api/updateLanguageTexts.ts';
import { createOrUpdateSidebarLink } from './sidebar-links/api/createOrUpdateSidebarLink.ts';
import { deleteSidebarLink } from './sidebar-links/api/deleteSidebarLink.ts';
import { getAllSettings } from './settings/api/getAllSettings.ts';
import { getConfiguration } from './tenants/api/getConfiguration.ts';
import { getCustomCss } from './branding/api/getCustomCss.ts';
import { getLogo } from './branding/api/getLogo.ts';
import { getSidebarLinkForEdit } from './sidebar-links/api/getSidebarLinkForEdit.ts';
import { getSidebarLinks } from './sidebar-links/api/getSidebarLinks.ts';
import { getTenantFeatures } from './features/api/getTenantFeatures.ts';
import { isTenantAvailable } from './tenants/api/isTenantAvailable.ts';
import { testDirectory } from './directory/api/testDirectory.ts';
import { sendTestEmail } from './email/api/sendTestEmail.ts';
import { updateAllSettings } from './settings/api/updateAllSettings.ts';
import { updateTenantFeatures } from './features/api/updateTenantFeatures.ts';
import type { TenancyServices } from './tenants/services.ts';
import type { TenantDirectory } from './public.ts';

export const tenancy = (services: TenancyServices, directory: TenantDirectory) =>
  context('tenancy', {
    endpoints: [
      getAllSettings,
      updateAllSettings(services),
      sendTestEmail(services),
      testDirectory(services),
      updateTenantFeatures,
      getConfiguration,
      getCustomCss,
      getLogo(services),
      getTenantFeatures,
      getSidebarLinks,
      getSidebarLinkForEdit,
      createOrUpdateSidebarLink,
      createOrUpdateLanguage,
      deleteLanguage,
      exportLanguageTexts,
      getLanguages,
      getLanguageTexts,
      getTexts,
      importLanguageTexts,
      updateLanguageTexts,
      deleteSidebarLink,
      isTenantAvailable(directory),
    ],
  });
