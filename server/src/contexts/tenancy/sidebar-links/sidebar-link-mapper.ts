import type { SidebarLink } from '@waybill/contract/tenancy/sidebar-links/shapes';
import type { SidebarLinkRow } from './sql.ts';

/** Maps a sidebar link to the API. */
export const toSidebarLink = (row: SidebarLinkRow): SidebarLink => ({
  id: row.id,
  title: row.title,
  url: row.url,
  icon: row.icon,
  isExternal: row.is_external,
  sortOrder: row.sort_order,
});
