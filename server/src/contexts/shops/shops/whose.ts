import { customersProblems } from '@waybill/contract/customers/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';

/**
 * Returns the customer of a record to save; customer users save for their own.
 * @throws {Problem} CustomerNotFound; NotValid if staff give no customer
 */
export async function customerOf(
  db: TenantDb,
  actor: Actor,
  {
    customerId,
    member,
  }: { readonly customerId: number | null | undefined; readonly member: string },
): Promise<CustomerCard> {
  const id = actor.customerId ?? customerId ?? null;
  if (id === null) throw notValidField(member, 'Please choose a customer');
  return found(await customerCard(db, id), customersProblems.CustomerNotFound);
}
