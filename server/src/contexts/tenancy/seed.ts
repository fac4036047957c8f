import type { Seeding } from '../../town/seed.ts';
import { addSidebarLink } from './sql/sidebar-links.ts';

/** What staff look at beside the app. */
const links = [
  { title: 'Public tracking', url: '/track', icon: 'globe', is_external: true },
  { title: 'Road closures', url: 'https://www.livetraffic.com/', icon: 'map', is_external: true },
];

/** The tenant's own links in the sidebar. */
export async function seedTenancy({ db, tenant }: Seeding): Promise<void> {
  if (tenant.key !== 'acme') return;
  for (const [at, link] of links.entries()) {
    await addSidebarLink(db, { ...link, sort_order: (at + 1) * 10 });
  }
}
