import { tiles } from '#shell/settings-tiles.ts';
import { ratesRoutes } from './routes.ts';

export const ratesTiles = tiles(ratesRoutes, {
  rateCards: { group: 'Freight and prices', text: 'Zones, services, rates and CSV files.' },
});
