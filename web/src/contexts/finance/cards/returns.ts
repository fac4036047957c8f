import type { getTransactionInfo } from '@waybill/contract/finance/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useTransactions } from './calls.ts';

type Charge = ResultOf<typeof getTransactionInfo>['items'][number];

/** Queries the charge of a payment, if it was made by our card processor. */
export const useChargeOf = (
  { id, paymentType }: { readonly id: number; readonly paymentType: string },
  enabled: boolean,
): Charge | undefined => {
  const isCard = paymentType === 'CreditCard';
  const query = useTransactions({ paymentId: id, maxResultCount: 1 }, enabled && isCard);
  return query.data?.items[0];
};

/** True if a charge is authorised or settled, so that it can be refunded. */
export const isAtCard = (charge: Charge | undefined): charge is Charge =>
  charge !== undefined && ['Authorized', 'Settled'].includes(charge.status);

const wayBack: readonly string[] = ['Pending', 'Voided', 'Refunded'];

/**
 * Returns the refundable part of a charge, less completed and pending refunds. Units of the
 * currency.
 */
export const leftOf = ({ amount, returns }: Charge): number => {
  const gone = returns.filter(({ status }) => wayBack.includes(status));
  return (
    gone.reduce((left, one) => left - Math.round(one.amount * 100), Math.round(amount * 100)) / 100
  );
};
