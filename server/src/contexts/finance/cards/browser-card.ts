import { cardsOf, type PaymentSettings } from '#contexts/tenancy/public.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';

/**
 * Returns what a browser needs to convert a card to a nonce. If the tenant has no key that all
 * browsers can share, requests one from the processor outside any transaction, because that may be
 * slow.
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
