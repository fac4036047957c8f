import { fromDecimal, subtract, toDecimal } from '@waybill/kernel/money';

/** Returns each payment with the remaining balance after it; amounts in the tenant's currency. */
export function balancesAfter<P extends { readonly paidAmount: number }>(
  amount: number,
  payments: readonly P[],
): readonly (P & { readonly balance: number })[] {
  let left = fromDecimal(amount);
  return payments.map((payment) => {
    left = subtract(left, fromDecimal(payment.paidAmount));
    return { ...payment, balance: toDecimal(left) };
  });
}
