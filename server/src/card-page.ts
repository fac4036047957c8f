import { cardHostsOf, type TenantDirectory } from '#contexts/tenancy/public.ts';
import type { Database } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { FramedPage } from '#platform/http/web-app.ts';

/**
 * Serves the card's fields in a separate frame, so that the processor's scripts and hosts are
 * allowed only there, and only for tenants with the processor.
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
