import { tiles } from '#shell/settings-tiles.ts';
import { recordsRoutes } from './routes.ts';

export const recordsTiles = tiles(recordsRoutes, {
  entityTypes: { group: 'Organization', text: 'Record types of your own design.' },
});
