import {
  acceptSharedQuote,
  getSentQuotes,
  getSharedQuote,
  sendQuote,
  withdrawSentQuotes,
} from '@waybill/contract/booking/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { bookingReads } from '../calls.ts';

export const useSentQuotes = (bookingId: number) => useEndpointQuery(getSentQuotes, { bookingId });

export const useSendQuote = () =>
  useEndpointMutation(sendQuote, { refreshes: [getSentQuotes, ...bookingReads] });

export const useWithdrawSentQuotes = () =>
  useEndpointMutation(withdrawSentQuotes, { refreshes: [getSentQuotes] });

/** Queries a quote as it was sent, for anyone with its link. */
export const useSharedQuote = (quoteToken: string) =>
  useEndpointQuery(getSharedQuote, { quoteToken });

export const useAcceptQuote = () =>
  useEndpointMutation(acceptSharedQuote, { refreshes: [getSharedQuote] });
