import { page } from '#shell/page.ts';

/** Carrier accounts, and whose freight they carry. */
export const carriersPages = [
  page({
    path: '/carriers',
    title: 'Carriers',
    access: 'Carrier.View',
    load: async () => (await import('./accounts/CarriersPage.tsx')).CarriersPage,
  }),
  page({
    path: '/carriers/new',
    title: 'New carrier account',
    access: 'Carrier.Create',
    load: async () => (await import('./accounts/NewCarrierPage.tsx')).NewCarrierPage,
  }),
  page({
    path: '/carriers/$id',
    title: 'Carrier account',
    access: 'Carrier.View',
    load: async () => (await import('./accounts/CarrierPage.tsx')).CarrierPage,
  }),
  page({
    path: '/carriers/customers/$id',
    title: 'Carriers by customer',
    access: 'Carrier.View',
    load: async () => (await import('./customers/CustomerCarriersPage.tsx')).CustomerCarriersPage,
  }),
];
