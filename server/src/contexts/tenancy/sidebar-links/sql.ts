import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type SidebarLinkRow = {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly icon: string | null;
  readonly is_external: boolean;
  readonly sort_order: number;
};

export const sidebarLinkColumns = sql`id, title, url, icon, is_external, sort_order`;

export const sidebarLink = (db: TenantDb, id: number): Promise<SidebarLinkRow | undefined> =>
  db.maybeOne(sql<SidebarLinkRow>`
    select ${sidebarLinkColumns} from tenancy.sidebar_link where id = ${id}
  `);

type Fields = Omit<SidebarLinkRow, 'id'>;

export const addSidebarLink = (db: TenantDb, link: Fields): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into tenancy.sidebar_link (tenant_id, title, url, icon, is_external, sort_order)
    values (
      ${db.scope.tenantId}, ${link.title}, ${link.url}, ${link.icon}, ${link.is_external},
      ${link.sort_order}
    )
    returning id
  `);

export const saveSidebarLink = (
  db: TenantDb,
  id: number,
  link: Fields,
): Promise<{ id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    update tenancy.sidebar_link set
      title = ${link.title}, url = ${link.url}, icon = ${link.icon},
      is_external = ${link.is_external}, sort_order = ${link.sort_order}
    where id = ${id}
    returning id
  `);

export const removeSidebarLink = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from tenancy.sidebar_link where id = ${id}`);
