import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  acceptBooksDifference,
  compareBooks,
  getBooks,
  getBooksDifferences,
  linkToBooks,
  releaseDeletedPayments,
} from '@waybill/contract/books/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useDifferences = (query: ArgsOf<typeof getBooksDifferences>) =>
  useEndpointQuery(getBooksDifferences, query, { keepPrevious: true });
export const useCompare = () => useEndpointMutation(compareBooks, { refreshes: [getBooks] });
export const useLink = () => useEndpointMutation(linkToBooks, { refreshes: [getBooksDifferences] });
export const useAccept = () =>
  useEndpointMutation(acceptBooksDifference, { refreshes: [getBooksDifferences] });
export const useReleaseDeleted = () =>
  useEndpointMutation(releaseDeletedPayments, { refreshes: [getBooksDifferences] });
