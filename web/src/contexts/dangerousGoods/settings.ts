import { tiles } from '#shell/settings-tiles.ts';
import { dangerousGoodsRoutes } from './routes.ts';

export const dangerousGoodsTiles = tiles(dangerousGoodsRoutes, {
  dangerousGoods: {
    group: 'Freight and prices',
    text: 'UN list, permitted goods and emergency contact.',
  },
});
