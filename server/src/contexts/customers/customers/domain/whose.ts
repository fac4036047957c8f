import { notValidField } from '@waybill/contract/problem';

/** The caller's customer, if it has one. */
type Caller = { readonly customerId: number | null };
type Rights = { readonly permissions: ReadonlySet<string> };
type Query = { readonly customerId?: number | undefined };

/** Returns the customer whose rows a list shows; customer users always see their own. */
export const whoseRows = (actor: Caller, { customerId }: Query): number | undefined =>
  actor.customerId ?? customerId;

/**
 * Returns the customer who will own a record.
 * @throws {Problem} NotValid if staff give no customer.
 */
export function whose(actor: Caller, { customerId }: Query): number {
  const id = actor.customerId ?? customerId;
  if (id === undefined) throw notValidField('customerId', 'Please choose a customer');
  return id;
}

/** The outstanding amount belongs to finance: users who may see invoices see it. */
export const visibilityOf = ({ permissions }: Rights) => ({
  withOutstanding: permissions.has('Finance.View'),
});
