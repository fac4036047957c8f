import { localDate } from '@waybill/kernel/local-date';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { FinanceSettings } from '../ledger/office.ts';
import { issueRctis, planRctis } from '../rcti/issue.ts';
import { writeContractor } from '../rcti/sql.ts';

type Desk = {
  readonly db: TenantDb;
  readonly settings: FinanceSettings;
  readonly userName: string;
};

/** The demo contractors: one is invoiced, one is ready, one has not signed yet. */
const known = [
  {
    driver: 'Dana Ferreira',
    name: 'Ferreira Haulage Pty Ltd',
    abn: '53004085616',
    address: '8 Beaumont Street\nMascot NSW 2020',
    email: 'accounts@ferreira.example',
    is_gst_registered: true,
    agreed_on: localDate('2026-07-01'),
  },
  {
    driver: 'Marco Silva',
    name: 'Silva Couriers',
    abn: '33102417032',
    address: '2/41 Botany Road\nAlexandria NSW 2015',
    email: 'marco@silva.example',
    is_gst_registered: false,
    agreed_on: localDate('2026-08-15'),
  },
] as const;

/** Seeds the contractors' details and one RCTI. */
export async function seedRctis(desk: Desk, now: Date): Promise<void> {
  const { db, settings, userName } = desk;
  const ids: string[] = [];
  for (const { driver, ...details } of known) {
    const row = await db.maybeOne(sql<{ id: string }>`
      select id from fleet_public.paid_driver where name = ${driver}
    `);
    if (row === undefined) continue;
    const payment_details = 'BSB 062-000 Account 1234 5678';
    const contractor = { driver_guid: row.id, ...details, payment_details, terms_days: 14 };
    await writeContractor(db, contractor, now);
    ids.push(row.id);
  }
  const planned = await planRctis(db, ids.slice(0, 1), settings);
  const { seller, today } = settings;
  await issueRctis(db, planned, { now, userName, invoiceDate: today, seller });
}
