import { sql } from 'kysely';
import type { Seeding } from '../../town/seed.ts';
import { markUpTypes } from './domain/markup.ts';
import { replaceMarkup } from './sql/markup.ts';

const percentages = [
  [markUpTypes.Default, 12],
  [markUpTypes.Account, 10],
  [markUpTypes.PayAsYouGo, 18],
  [markUpTypes.Guest, 25],
  [markUpTypes.PrePaid, 8],
] as const;

/** Markup of the demo town: a percentage for every group of customers, on every account. */
export async function seedPricing({ db }: Seeding): Promise<void> {
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
