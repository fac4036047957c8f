import {
  createCreditCardPayment,
  getBraintreeTokenizationKey,
  getTransactionInfo,
} from '@waybill/contract/finance/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { moneyReads } from '../calls.ts';

export const useCardKey = () => useEndpointQuery(getBraintreeTokenizationKey, {});

export const usePayByCard = () =>
  useEndpointMutation(createCreditCardPayment, { refreshes: [...moneyReads, getTransactionInfo] });

/** Queries the card charges of a payment or an invoice. */
export const useTransactions = (input: ArgsOf<typeof getTransactionInfo>, enabled = true) =>
  useEndpointQuery(getTransactionInfo, input, { enabled });
