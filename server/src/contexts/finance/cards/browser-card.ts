import { cardsOf, type PaymentSettings } from '#contexts/tenancy/public.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';

/**
 * What a browser needs to turn a card into a nonce. Where the tenant has no key that is for
 * everybody, the processor is asked for one: outside any transaction, because it may take long.
 */
export async function browserCard(
  { database, ...paymentSettings }: PaymentSettings & { readonly database: Database },
  { scope }: Pick<TenantDb, 'scope'>,
) {
  const cards = await database.reading(scope, (db) => cardsOf(db, paymentSettings));
  if (cards === null) return { id: '', isAvailable: false, isSimulator: false };
  const { gateway, tokenizationKey } = cards;
  if (gateway.isSimulator) return { id: '', isAvailable: true, isSimulator: true };
  const id = tokenizationKey || (await gateway.browserKey().catch(() => ''));
  return { id, isAvailable: id !== '', isSimulator: false };
}
