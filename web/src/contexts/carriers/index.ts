import { pages } from '#shell/page.ts';
import { carriersRoutes } from './routes.ts';

/** The pages of carrier accounts and their customers. */
export const carriersPages = pages(carriersRoutes, {
  carriers: {
    title: 'Carriers',
    access: 'Carrier.View',
    load: async () => (await import('./accounts/CarriersPage.tsx')).CarriersPage,
  },
  newCarrier: {
    title: 'New carrier account',
    access: 'Carrier.Create',
    load: async () => (await import('./accounts/NewCarrierPage.tsx')).NewCarrierPage,
  },
  carrier: {
    title: 'Carrier account',
    access: 'Carrier.View',
    load: async () => (await import('./accounts/CarrierPage.tsx')).CarrierPage,
  },
  customerCarriers: {
    title: 'Carriers by customer',
    access: 'Carrier.View',
    load: async () => (await import('./customers/CustomerCarriersPage.tsx')).CustomerCarriersPage,
  },
});
