import type { getTransactionInfo } from '@waybill/contract/finance/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useTransactions } from './calls.ts';

type Charge = ResultOf<typeof getTransactionInfo>['items'][number];

/** The charge behind a payment, where a card processor of ours made one. */
export const useChargeOf = (
  { id, paymentType }: { readonly id: number; readonly paymentType: string },
  enabled: boolean,
): Charge | undefined => {
  const isCard = paymentType === 'CreditCard';
  const query = useTransactions({ paymentId: id, maxResultCount: 1 }, enabled && isCard);
  return query.data?.items[0];
};

/** Whether money of a charge is still the tenant's, so that it can go back. */
export const isAtCard = (charge: Charge | undefined): charge is Charge =>
  charge !== undefined && ['Authorized', 'Settled'].includes(charge.status);

const wayBack: readonly string[] = ['Pending', 'Voided', 'Refunded'];

/**
 * What of a charge can go back: without what did, and what is on its way. Units of the currency.
 */
export const leftOf = ({ amount, returns }: Charge): number => {
  const gone = returns.filter(({ status }) => wayBack.includes(status));
  return (
    gone.reduce((left, one) => left - Math.round(one.amount * 100), Math.round(amount * 100)) / 100
  );
};
