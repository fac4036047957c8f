import { tiles } from '#shell/settings-tiles.ts';
import { identityRoutes } from './routes.ts';

export const identityTiles = tiles(identityRoutes, {
  profile: { group: 'Personal', text: 'Name, picture, password, sessions and appearance.' },
  roles: { group: 'Users and access', text: 'Sets of permissions.' },
  organization: { group: 'Users and access', text: 'Departments, depots and teams.' },
  users: { group: 'Users and access', text: 'People and their permissions.' },
  apiClients: { group: 'Users and access', text: 'API clients and documentation.' },
});
