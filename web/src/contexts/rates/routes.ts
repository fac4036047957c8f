import { route } from '#shell/route.ts';

export const ratesRoutes = {
  rateCards: route('/rates/cards'),
  rateCard: route('/rates/cards/$id', ['tab', 'report', 'q', 'edit']),
};
