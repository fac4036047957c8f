import { page } from '#shell/page.ts';

/** Rate cards with their zones, services and rates. */
export const ratesPages = [
  page({
    path: '/rates/cards',
    title: 'Rate cards',
    access: 'Carrier.View',
    load: async () => (await import('./cards/RateCardsPage.tsx')).RateCardsPage,
  }),
  page({
    path: '/rates/cards/$id',
    title: 'Rate card',
    access: 'Carrier.View',
    load: async () => (await import('./cards/RateCardPage.tsx')).RateCardPage,
  }),
];
