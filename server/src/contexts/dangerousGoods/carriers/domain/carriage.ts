import { type Message, sentence } from '@waybill/contract/sentence';
/**
 * The classes of dangerous goods that a carrier account accepts; a class includes its divisions.
 */
export type Acceptance = {
  readonly carrier_account_id: number;
  readonly account_name: string;
  /** For all customers. */
  readonly classes: readonly string[];
  /** For this customer; null if the general classes apply. */
  readonly customer_classes: readonly string[] | null;
};

/**
 * Returns why an account does not carry goods of a category for a customer, or null if it does: it
 * must accept the class in general and for the customer.
 */
export function whyNotCarried(
  { account_name: name, classes, customer_classes: own }: Acceptance,
  category: string | null,
): Message | null {
  if (classes.length === 0) return sentence('{name} carries no dangerous goods.', { name });
  if (category === null) return null;
  const hazard = category.slice(0, 1);
  if (!classes.includes(hazard))
    return sentence('{name} carries no dangerous goods of class {hazard}.', { name, hazard });
  if (own === null || own.includes(hazard)) return null;
  return sentence('{name} carries no dangerous goods of class {hazard} for this customer.', {
    name,
    hazard,
  });
}
