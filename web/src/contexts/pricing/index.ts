import { pages } from '#shell/page.ts';
import { pricingRoutes } from './routes.ts';

/** The pages of markups on carriers' prices, and of promo codes. */
export const pricingPages = pages(pricingRoutes, {
  markup: {
    title: 'Markup',
    access: 'Booking.Markup',
    load: async () => (await import('./markup/MarkupPage.tsx')).MarkupPage,
  },
  promoCodes: {
    title: 'Promo codes',
    access: 'Booking.Promo',
    load: async () => (await import('./promo-codes/PromoCodesPage.tsx')).PromoCodesPage,
  },
});
