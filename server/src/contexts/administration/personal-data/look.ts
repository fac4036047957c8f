import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { Services } from '#platform/services.ts';
import type { Actor } from '#platform/http/actor.ts';

/** Reads all rows of the tenant for an administrator, including those of single users. */
export const lookAt = <T>(
  { database }: Pick<Services, 'database'>,
  { tenantId }: Actor,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> => database.transaction(systemScope(tenantId, 'data-rights'), work);
