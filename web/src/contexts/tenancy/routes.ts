import { route } from '#shell/route.ts';

export const tenancyRoutes = {
  generalSettings: route('/settings/general'),
  insuranceSettings: route('/settings/insurance'),
  brandingSettings: route('/settings/branding'),
  numberingSettings: route('/settings/numbering'),
  securitySettings: route('/settings/security'),
  emailSettings: route('/settings/email'),
  directorySettings: route('/settings/directory'),
  cardPaymentSettings: route('/settings/card-payments'),
  sidebarLinks: route('/settings/sidebar-links'),
  languages: route('/settings/languages'),
  languageTexts: route('/settings/languages/texts', ['target']),
  features: route('/settings/features'),
};
