import { tiles } from '#shell/settings-tiles.ts';
import { bookingRoutes } from './routes.ts';

export const bookingTiles = tiles(bookingRoutes, {
  labelSettings: { group: 'Freight and prices', text: 'GS1 codes on article labels.' },
});
