import { tiles } from '#shell/settings-tiles.ts';
import { pricingRoutes } from './routes.ts';

export const pricingTiles = tiles(pricingRoutes, {
  markup: { group: 'Freight and prices', text: 'Markup on carrier prices.' },
  promoCodes: { group: 'Freight and prices', text: 'Discounts on freight.' },
});
