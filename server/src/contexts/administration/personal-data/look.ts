import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { Services } from '#platform/services.ts';
import type { Actor } from '#platform/http/actor.ts';

/** Looks at all rows of the tenant, those of single users included, on an administrator's word. */
export const lookAt = <T>(
  { database }: Pick<Services, 'database'>,
  { tenantId }: Actor,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> => database.transaction(systemScope(tenantId, 'data-rights'), work);
