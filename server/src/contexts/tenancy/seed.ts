import type { Seeding } from '../../demo/seed.ts';
import { makeDefault } from './languages/make-default.ts';
import { setBankAccount } from './settings/sql.ts';
import { addSidebarLink } from './sidebar-links/sql.ts';

/** Other sites that staff use alongside the app. */
const links = [
  { title: 'Public tracking', url: '/track', icon: 'globe', is_external: true },
  { title: 'Road closures', url: 'https://www.livetraffic.com/', icon: 'map', is_external: true },
];

const bankAccount = {
  bankName: 'Bank of Mascot',
  accountName: 'Acme Freight Pty Ltd',
  bsb: '062-000',
  accountNumber: '1234 5678',
};

/** Seeds the tenant's language, its sidebar links and the account that customers pay to. */
export async function seedTenancy({ db, tenant }: Seeding): Promise<void> {
  await makeDefault(db, 'en-AU');
  if (tenant.key !== 'acme') return;
  await setBankAccount(db, bankAccount);
  for (const [at, link] of links.entries()) {
    await addSidebarLink(db, { ...link, sort_order: (at + 1) * 10 });
  }
}
