import { tiles } from '#shell/settings-tiles.ts';
import { customerRoutes } from './routes.ts';

export const customerTiles = tiles(customerRoutes, {
  company: {
    group: 'Personal',
    text: 'Contact, address book, cost centers and references.',
    customersOnly: true,
  },
});
