import { addDays } from '@waybill/kernel/local-date';
import { localDateOf } from '@waybill/kernel/time';
import { sql } from 'kysely';
import type { Seeding } from '../../demo/seed.ts';
import { markUpTypes } from './markup/domain.ts';
import { replaceMarkup } from './markup/sql.ts';
import { addPromo } from './promo-codes/sql.ts';

const percentages = [
  [markUpTypes.Default, 12],
  [markUpTypes.Account, 10],
  [markUpTypes.PayAsYouGo, 18],
  [markUpTypes.Guest, 25],
  [markUpTypes.PrePaid, 8],
] as const;

/** The demo promo codes: one for all customers, and one that ended eighty days ago. */
const promosOf = (now: Date, timezone: string) =>
  [
    { code: 'HELLO10', calc_method: 'Percentage', value: 10, end_date: null, max_uses: 200 },
    {
      code: 'WINTER5',
      calc_method: 'FlatAmount',
      value: 5,
      end_date: addDays(localDateOf(now, timezone), -80),
      max_uses: null,
    },
  ] as const;

/** Seeds a percentage markup for every customer group on every account. */
export async function seedPricing({ db, now, tenant }: Seeding): Promise<void> {
  for (const promo of promosOf(now, tenant.timezone)) {
    const fields = { ...promo, is_active: true, start_date: null, carrier_account_ids: [] };
    await addPromo(db, { ...fields, max_uses_per_customer: null }, now);
  }
  const accounts = await db.many(sql<{ id: number }>`
    select id from carriers_public.account_card order by id
  `);
  for (const [markupType, value] of percentages) {
    const rows = accounts.map(({ id }) => ({
      carrierAccountId: id,
      applyToAll: true,
      services: [],
      rate: { calcMethod: 'Percentage' as const, value },
    }));
    await replaceMarkup(db, { markupType }, rows);
  }
}
