import { pages } from '#shell/page.ts';
import { ratesRoutes } from './routes.ts';

/** The pages of rate cards with their zones, services and rates. */
export const ratesPages = pages(ratesRoutes, {
  rateCards: {
    title: 'Rate cards',
    access: 'Carrier.View',
    load: async () => (await import('./cards/RateCardsPage.tsx')).RateCardsPage,
  },
  rateCard: {
    title: 'Rate card',
    access: 'Carrier.View',
    load: async () => (await import('./cards/RateCardPage.tsx')).RateCardPage,
  },
});
