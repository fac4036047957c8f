import { context } from '#platform/context.ts';
import { createOrUpdateLanguage } from './api/createOrUpdateLanguage.ts';
import { deleteLanguage } from './api/deleteLanguage.ts';
import { exportLanguageTexts } from './api/exportLanguageTexts.ts';
import { getLanguages } from './api/getLanguages.ts';
import { getLanguageTexts } from './api/getLanguageTexts.ts';
import { getTexts } from './api/getTexts.ts';
import { importLanguageTexts } from './api/importLanguageTexts.ts';
import { updateLanguageTexts } from './api/updateLanguageTexts.ts';
import { createOrUpdateSidebarLink } from './api/createOrUpdateSidebarLink.ts';
import { deleteSidebarLink } from './api/deleteSidebarLink.ts';
import { getAllSettings } from './api/getAllSettings.ts';
import { getConfiguration } from './api/getConfiguration.ts';
import { getCustomCss } from './api/getCustomCss.ts';
import { getLogo } from './api/getLogo.ts';
import { getSidebarLinkForEdit } from './api/getSidebarLinkForEdit.ts';
import { getSidebarLinks } from './api/getSidebarLinks.ts';
import { getTenantFeatures } from './api/getTenantFeatures.ts';
import { isTenantAvailable } from './api/isTenantAvailable.ts';
import { testDirectory } from './api/testDirectory.ts';
import { sendTestEmail } from './api/sendTestEmail.ts';
import { updateAllSettings } from './api/updateAllSettings.ts';
import { updateTenantFeatures } from './api/updateTenantFeatures.ts';
import type { TenancyServices } from './services.ts';
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
