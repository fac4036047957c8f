import { page } from '#shell/page.ts';

/** Line hauls: trips between head ports. */
export const linehaulPages = [
  page({
    path: '/linehauls',
    title: 'Line hauls',
    access: 'Job.Linehaul',
    load: async () => (await import('./line-hauls/LineHaulsPage.tsx')).LineHaulsPage,
  }),
  page({
    path: '/linehauls/$id',
    title: 'Line haul',
    access: 'Job.Linehaul',
    load: async () => (await import('./line-hauls/LineHaulPage.tsx')).LineHaulPage,
  }),
];
