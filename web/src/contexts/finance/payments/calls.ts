import {
  allocatePayment,
  createPayment,
  exportPayments,
  getPayments,
  reversePayment,
} from '@waybill/contract/finance/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { moneyReads, usePdf } from '../calls.ts';

export const usePayments = (input: ArgsOf<typeof getPayments>) =>
  useEndpointQuery(getPayments, input, { keepPrevious: true });

export const useRecordPayment = () => useEndpointMutation(createPayment, { refreshes: moneyReads });

export const usePayment = (id: number) =>
  useEndpointQuery(getPayments, { filter: `id eq ${id}`, maxResultCount: 1 });

export const useReversePayment = () =>
  useEndpointMutation(reversePayment, { refreshes: moneyReads });

export const useGiveOut = () => useEndpointMutation(allocatePayment, { refreshes: moneyReads });

export const usePaymentsCsv = () => usePdf(exportPayments);
