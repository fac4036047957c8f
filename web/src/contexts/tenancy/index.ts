import { page } from '#shell/page.ts';

/** What the tenant sets for everybody. */
export const tenancyPages = [
  page({
    path: '/settings/general',
    title: 'General',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/GeneralPage.tsx')).GeneralPage,
  }),
  page({
    path: '/settings/insurance',
    title: 'Insurance and tax',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/InsurancePage.tsx')).InsurancePage,
  }),
  page({
    path: '/settings/branding',
    title: 'Branding',
    access: 'Administration.Settings',
    load: async () => (await import('./branding/BrandingPage.tsx')).BrandingPage,
  }),
  page({
    path: '/settings/numbering',
    title: 'Numbering',
    access: 'Administration.Settings',
    load: async () => (await import('./numbering/NumberingPage.tsx')).NumberingPage,
  }),
  page({
    path: '/settings/security',
    title: 'Security',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/SecurityPage.tsx')).SecurityPage,
  }),
  page({
    path: '/settings/email',
    title: 'E-mail',
    access: 'Administration.Settings',
    load: async () => (await import('./email/EmailPage.tsx')).EmailPage,
  }),
  page({
    path: '/settings/directory',
    title: 'Directory',
    access: 'Administration.Settings',
    load: async () => (await import('./directory/DirectoryPage.tsx')).DirectoryPage,
  }),
  page({
    path: '/settings/card-payments',
    title: 'Card payments',
    access: 'Administration.Settings',
    load: async () => (await import('./settings/CardPaymentsPage.tsx')).CardPaymentsPage,
  }),
  page({
    path: '/settings/sidebar-links',
    title: 'Sidebar links',
    access: 'Administration.Settings',
    load: async () => (await import('./sidebar-links/SidebarLinksPage.tsx')).SidebarLinksPage,
  }),
  page({
    path: '/settings/languages',
    title: 'Languages',
    access: 'Administration.Languages',
    load: async () => (await import('./languages/LanguagesPage.tsx')).LanguagesPage,
  }),
  page({
    path: '/settings/languages/texts',
    title: 'Texts',
    access: 'Administration.Languages',
    load: async () => (await import('./languages/LanguageTextsPage.tsx')).LanguageTextsPage,
  }),
  page({
    path: '/settings/features',
    title: 'Features',
    access: 'Administration.Settings',
    load: async () => (await import('./features/FeaturesPage.tsx')).FeaturesPage,
  }),
];
