import { page } from '#shell/page.ts';

/** Types of one's own: their design, and the pages that each type then has. */
export const recordsPages = [
  page({
    path: '/settings/entities',
    title: 'Entities',
    access: 'Administration.Settings',
    load: async () => (await import('./definitions/TypesPage.tsx')).TypesPage,
  }),
  page({
    path: '/settings/entities/new',
    title: 'New record type',
    access: 'Administration.Settings',
    load: async () => (await import('./definitions/TypePage.tsx')).NewTypePage,
  }),
  page({
    path: '/settings/entities/$type',
    title: 'Type',
    access: 'Administration.Settings',
    load: async () => (await import('./definitions/TypePage.tsx')).TypePage,
  }),
  page({
    path: '/e/$type',
    title: 'Records',
    access: 'public',
    load: async () => (await import('./entities/EntitiesPage.tsx')).EntitiesPage,
  }),
  page({
    path: '/e/$type/$id',
    title: 'Record',
    access: 'public',
    load: async () => (await import('./entities/EntityPage.tsx')).EntityPage,
  }),
];
