import { type Message, sentence } from '@waybill/contract/sentence';
/** The classes of dangerous goods that a carrier account takes; divisions go with their class. */
export type Acceptance = {
  readonly carrier_account_id: number;
  readonly account_name: string;
  /** Of anybody's goods. */
  readonly classes: readonly string[];
  /** Of this customer's goods, where somebody said so; null takes what is taken of anybody. */
  readonly customer_classes: readonly string[] | null;
};

/**
 * Why an account does not carry goods of a category for a customer, or null when it does: the
 * account must take the class, and of this customer, too.
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
