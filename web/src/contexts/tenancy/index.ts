import { pages } from '#shell/page.ts';
import { tenancyRoutes } from './routes.ts';

/** The pages of the tenant's settings. */
export const tenancyPages = pages(tenancyRoutes, {
  generalSettings: {
    title: 'General',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/GeneralPage.tsx')).GeneralPage,
  },
  insuranceSettings: {
    title: 'Insurance and tax',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/InsurancePage.tsx')).InsurancePage,
  },
  brandingSettings: {
    title: 'Branding',
    access: 'Administration.Settings',
    load: async () => (await import('./branding/BrandingPage.tsx')).BrandingPage,
  },
  numberingSettings: {
    title: 'Numbering',
    access: 'Administration.Settings',
    load: async () => (await import('./numbering/NumberingPage.tsx')).NumberingPage,
  },
  securitySettings: {
    title: 'Security',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/SecurityPage.tsx')).SecurityPage,
  },
  emailSettings: {
    title: 'E-mail',
    access: 'Administration.Settings',
    load: async () => (await import('./email/EmailPage.tsx')).EmailPage,
  },
  directorySettings: {
    title: 'Directory',
    access: 'Administration.Settings',
    load: async () => (await import('./directory/DirectoryPage.tsx')).DirectoryPage,
  },
  cardPaymentSettings: {
    title: 'Card payments',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/CardPaymentsPage.tsx')).CardPaymentsPage,
  },
  sidebarLinks: {
    title: 'Sidebar links',
    access: 'Administration.Settings',
    load: async () => (await import('./sidebar-links/SidebarLinksPage.tsx')).SidebarLinksPage,
  },
  languages: {
    title: 'Languages',
    access: 'Administration.Languages',
    load: async () => (await import('./languages/LanguagesPage.tsx')).LanguagesPage,
  },
  languageTexts: {
    title: 'Texts',
    access: 'Administration.Languages',
    load: async () => (await import('./languages/LanguageTextsPage.tsx')).LanguageTextsPage,
  },
  features: {
    title: 'Features',
    access: 'Administration.Settings',
    load: async () => (await import('./features/FeaturesPage.tsx')).FeaturesPage,
  },
});
