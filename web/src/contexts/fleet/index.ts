import { page } from '#shell/page.ts';

/** Who drives, with what, and which jobs they get. */
export const fleetPages = [
  page({
    path: '/driver',
    title: 'Driver',
    access: 'signedIn',
    load: async () => (await import('./drivers/OpenDriverApp.tsx')).OpenDriverApp,
  }),
  page({
    path: '/drivers',
    title: 'Drivers',
    access: 'Driver.View',
    load: async () => (await import('./drivers/DriversPage.tsx')).DriversPage,
  }),
  page({
    path: '/drivers/details/$id',
    title: 'Driver',
    access: 'Driver.View',
    load: async () => (await import('./drivers/DriverPage.tsx')).DriverPage,
  }),
  page({
    path: '/drivers/compliance',
    title: 'Compliance',
    access: 'Driver.View',
    load: async () => (await import('./pre-start/CompliancePage.tsx')).CompliancePage,
  }),
  page({
    path: '/drivers/compliance/questions',
    title: 'Pre-start questions',
    access: 'Administration.Settings',
    load: async () => (await import('./pre-start/QuestionsPage.tsx')).QuestionsPage,
  }),
  page({
    path: '/drivers/compliance/details/$id',
    title: 'Pre-start check',
    access: 'Driver.View',
    load: async () => (await import('./pre-start/CheckPage.tsx')).CheckPage,
  }),
  page({
    path: '/driver/register',
    title: 'Register as a driver',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./drivers/RegisterPage.tsx')).RegisterPage,
  }),
];
