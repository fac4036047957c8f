// Adds shapes to the API document that no endpoint refers to.
import './shapes.ts';

export { isTenantAvailable, getConfiguration } from './tenants/endpoints.ts';
export { getLogo, getCustomCss } from './branding/endpoints.ts';
export { getTenantFeatures, updateTenantFeatures } from './features/endpoints.ts';
export { getAllSettings, updateAllSettings } from './settings/endpoints.ts';
export { sendTestEmail } from './email/endpoints.ts';
export { testDirectory } from './directory/endpoints.ts';
export {
  getSidebarLinks,
  getSidebarLinkForEdit,
  createOrUpdateSidebarLink,
  deleteSidebarLink,
} from './sidebar-links/endpoints.ts';
export {
  getLanguages,
  getTexts,
  getLanguageTexts,
  updateLanguageTexts,
  exportLanguageTexts,
  importLanguageTexts,
  createOrUpdateLanguage,
  deleteLanguage,
} from './languages/endpoints.ts';
