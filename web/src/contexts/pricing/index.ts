import { page } from '#shell/page.ts';

/** What is added to the prices of carriers. */
export const pricingPages = [
  page({
    path: '/settings/markup',
    title: 'Markup',
    access: 'Booking.Markup',
    load: async () => (await import('./pages/MarkupPage.tsx')).MarkupPage,
  }),
];
