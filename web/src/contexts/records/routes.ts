import { route } from '#shell/route.ts';

export const recordsRoutes = {
  entityTypes: route('/settings/entities'),
  newEntityType: route('/settings/entities/new'),
  entityType: route('/settings/entities/$type'),
  entities: route('/e/$type'),
  entity: route('/e/$type/$id'),
};
