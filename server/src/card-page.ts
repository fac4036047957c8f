import { cardHostsOf, type TenantDirectory } from '#contexts/tenancy/public.ts';
import type { Database } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { FramedPage } from '#platform/http/web-app.ts';

/**
 * The page of the card's fields: in a frame of its own, so that the processor's scripts and hosts
 * are allowed there and nowhere else, and only for tenants that have the processor.
 */
export const cardPage = (database: Database, directory: TenantDirectory): FramedPage => ({
  path: '/card-fields',
  file: 'card-fields.html',
  async hostsFor(host) {
    const tenant = await directory.tenantOfHost(host);
    if (tenant === null || !tenant.isActive) return null;
    return database.reading(systemScope(tenant.id, 'card-page'), cardHostsOf);
  },
});
