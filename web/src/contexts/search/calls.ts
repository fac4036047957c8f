import { search } from '@waybill/contract/search/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

/** Shorter texts match too many records. */
export const searchableLength = 3;

/** Queries the records that match a text of three characters or more. */
export const useSearch = (text: string, customerId: number | undefined) =>
  useEndpointQuery(
    search,
    { query: text, ...(customerId === undefined ? {} : { customerId }) },
    { enabled: text.length >= searchableLength, freshFor: 10_000 },
  );
