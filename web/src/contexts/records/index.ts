import { pages } from '#shell/page.ts';
import { recordsRoutes } from './routes.ts';

/** The pages that design custom types, and the pages of their records. */
export const recordsPages = pages(recordsRoutes, {
  entityTypes: {
    title: 'Entities',
    access: 'Administration.Settings',
    load: async () => (await import('./definitions/TypesPage.tsx')).TypesPage,
  },
  newEntityType: {
    title: 'New record type',
    access: 'Administration.Settings',
    load: async () => (await import('./definitions/TypePage.tsx')).NewTypePage,
  },
  entityType: {
    title: 'Type',
    access: 'Administration.Settings',
    load: async () => (await import('./definitions/TypePage.tsx')).TypePage,
  },
  entities: {
    title: 'Records',
    access: 'public',
    load: async () => (await import('./entities/EntitiesPage.tsx')).EntitiesPage,
  },
  entity: {
    title: 'Record',
    access: 'public',
    load: async () => (await import('./entities/EntityPage.tsx')).EntityPage,
  },
});
