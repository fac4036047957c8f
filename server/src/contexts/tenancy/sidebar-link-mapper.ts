import type { SidebarLink } from '@waybill/contract/tenancy/sidebar-links';
import type { SidebarLinkRow } from './sql/sidebar-links.ts';

/** The API shape of a sidebar link. */
export const toSidebarLink = (row: SidebarLinkRow): SidebarLink => ({
  id: row.id,
  title: row.title,
  url: row.url,
  icon: row.icon,
  isExternal: row.is_external,
  sortOrder: row.sort_order,
});
