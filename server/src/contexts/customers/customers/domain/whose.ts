import { notValidField } from '@waybill/contract/problem';

/** Who is calling, as far as it matters here: for which customer, if for one. */
type Caller = { readonly customerId: number | null };
type Rights = { readonly permissions: ReadonlySet<string> };
type Query = { readonly customerId?: number | undefined };

/** Whose rows a list shows: a customer's own user sees its own, whatever is asked. */
export const whoseRows = (actor: Caller, { customerId }: Query): number | undefined =>
  actor.customerId ?? customerId;

/**
 * Whose record this is going to be.
 * @throws {Problem} NotValid when staff names no customer.
 */
export function whose(actor: Caller, { customerId }: Query): number {
  const id = actor.customerId ?? customerId;
  if (id === undefined) throw notValidField('customerId', 'Please choose a customer');
  return id;
}

/** What customers owe is finance's: whoever may see invoices sees it. */
export const visibilityOf = ({ permissions }: Rights) => ({
  withOutstanding: permissions.has('Finance.View'),
});
