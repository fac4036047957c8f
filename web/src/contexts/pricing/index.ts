import { page } from '#shell/page.ts';

/** What is added to the prices of carriers, and what codes take off. */
export const pricingPages = [
  page({
    path: '/settings/markup',
    title: 'Markup',
    access: 'Booking.Markup',
    load: async () => (await import('./markup/MarkupPage.tsx')).MarkupPage,
  }),
  page({
    path: '/settings/promo-codes',
    title: 'Promo codes',
    access: 'Booking.Promo',
    load: async () => (await import('./promo-codes/PromoCodesPage.tsx')).PromoCodesPage,
  }),
];
