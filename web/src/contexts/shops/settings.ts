import { tiles } from '#shell/settings-tiles.ts';
import { shopsRoutes } from './routes.ts';

export const shopsTiles = tiles(shopsRoutes, {
  shops: { group: 'Freight and prices', text: 'Connected shops, their boxes and checkouts.' },
  orders: { group: 'Freight and prices', text: 'Orders of web shops, to check and book.' },
});
