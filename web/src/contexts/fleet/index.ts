import { pages } from '#shell/page.ts';
import { fleetRoutes } from './routes.ts';

/** The pages of drivers, vehicles and compliance. */
export const fleetPages = pages(fleetRoutes, {
  driverApp: {
    title: 'Driver',
    access: 'signedIn',
    load: async () => (await import('./drivers/OpenDriverApp.tsx')).OpenDriverApp,
  },
  drivers: {
    title: 'Drivers',
    access: 'Driver.View',
    load: async () => (await import('./drivers/DriversPage.tsx')).DriversPage,
  },
  driver: {
    title: 'Driver',
    access: 'Driver.View',
    load: async () => (await import('./drivers/DriverPage.tsx')).DriverPage,
  },
  compliance: {
    title: 'Compliance',
    access: 'Driver.View',
    load: async () => (await import('./pre-start/CompliancePage.tsx')).CompliancePage,
  },
  preStartQuestions: {
    title: 'Pre-start questions',
    access: 'Administration.Settings',
    load: async () => (await import('./pre-start/QuestionsPage.tsx')).QuestionsPage,
  },
  preStartCheck: {
    title: 'Pre-start check',
    access: 'Driver.View',
    load: async () => (await import('./pre-start/CheckPage.tsx')).CheckPage,
  },
  registerDriver: {
    title: 'Register as a driver',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./drivers/RegisterPage.tsx')).RegisterPage,
  },
});
