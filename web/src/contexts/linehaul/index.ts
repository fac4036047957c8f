import { pages } from '#shell/page.ts';
import { linehaulRoutes } from './routes.ts';

/** The pages of line hauls: trips between head ports. */
export const linehaulPages = pages(linehaulRoutes, {
  lineHauls: {
    title: 'Line hauls',
    access: 'Job.Linehaul',
    load: async () => (await import('./line-hauls/LineHaulsPage.tsx')).LineHaulsPage,
  },
  lineHaul: {
    title: 'Line haul',
    access: 'Job.Linehaul',
    load: async () => (await import('./line-hauls/LineHaulPage.tsx')).LineHaulPage,
  },
});
