import { route } from '#shell/route.ts';

export const linehaulRoutes = {
  lineHauls: route('/linehauls'),
  lineHaul: route('/linehauls/$id'),
};
