import { page } from '#shell/page.ts';

/** Who drives, with what, and which jobs they get. */
export const fleetPages = [
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
    path: '/drivers/allocation',
    title: 'Allocation',
    access: 'Driver.View',
    load: async () => (await import('./allocation/AllocationPage.tsx')).AllocationPage,
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
