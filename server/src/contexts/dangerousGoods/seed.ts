import { sql } from 'kysely';
import type { Seeding } from '../../demo/seed.ts';
import { saveContact } from './carriers/sql.ts';

/** The classes that demo carrier accounts accept, by the account's code. */
const claimed: Readonly<Record<string, readonly string[]>> = {
  FLEET: ['2', '3', '4', '5', '6', '8', '9'],
  TROAD: ['3', '8', '9'],
  KIMBERLEY: ['3', '8'],
};

/**
 * Seeds the carriers of dangerous goods and the emergency contact of Acme; Borealis accepts none.
 */
export async function seedDangerousGoods({ db, tenant }: Seeding): Promise<void> {
  if (tenant.key !== 'acme') return;
  await saveContact(db, { name: 'Acme spill line', telephone: '1800 000 111' });
  for (const [code, classes] of Object.entries(claimed)) {
    await db.run(sql`
      insert into dangerous_goods.carrier_classes (tenant_id, carrier_account_id, classes)
      select tenant_id, id, ${classes}::text[] from carriers_public.account_card
      where code = ${code}
    `);
  }
}
