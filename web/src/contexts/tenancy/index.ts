import { page } from '#shell/page.ts';

/** What the tenant sets for everybody. */
export const tenancyPages = [
  page({
    path: '/settings/general',
    title: 'General',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/GeneralPage.tsx')).GeneralPage,
  }),
  page({
    path: '/settings/insurance',
    title: 'Insurance and tax',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/InsurancePage.tsx')).InsurancePage,
  }),
  page({
    path: '/settings/branding',
    title: 'Branding',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/BrandingPage.tsx')).BrandingPage,
  }),
  page({
    path: '/settings/numbering',
    title: 'Numbering',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/NumberingPage.tsx')).NumberingPage,
  }),
  page({
    path: '/settings/security',
    title: 'Security',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/SecurityPage.tsx')).SecurityPage,
  }),
  page({
    path: '/settings/email',
    title: 'E-mail',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/EmailPage.tsx')).EmailPage,
  }),
  page({
    path: '/settings/directory',
    title: 'Directory',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/DirectoryPage.tsx')).DirectoryPage,
  }),
  page({
    path: '/settings/card-payments',
    title: 'Card payments',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/CardPaymentsPage.tsx')).CardPaymentsPage,
  }),
  page({
    path: '/settings/sidebar-links',
    title: 'Sidebar links',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/SidebarLinksPage.tsx')).SidebarLinksPage,
  }),
  page({
    path: '/settings/languages',
    title: 'Languages',
    access: 'Administration.Languages',
    load: async () => (await import('./pages/LanguagesPage.tsx')).LanguagesPage,
  }),
  page({
    path: '/settings/languages/texts',
    title: 'Texts',
    access: 'Administration.Languages',
    load: async () => (await import('./pages/LanguageTextsPage.tsx')).LanguageTextsPage,
  }),
  page({
    path: '/settings/features',
    title: 'Features',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/FeaturesPage.tsx')).FeaturesPage,
  }),
];
