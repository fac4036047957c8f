import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  getBooksAttempts,
  getBooksTransfers,
  sendToBooks,
} from '@waybill/contract/books/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useTransfers = (query: ArgsOf<typeof getBooksTransfers>) =>
  useEndpointQuery(getBooksTransfers, query, { keepPrevious: true });
export const useAttempts = (id: number) => useEndpointQuery(getBooksAttempts, { id });
export const useSendAgain = () =>
  useEndpointMutation(sendToBooks, { refreshes: [getBooksTransfers, getBooksAttempts] });
