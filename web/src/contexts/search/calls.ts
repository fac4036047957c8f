import { search } from '@waybill/contract/search/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

/** Shorter texts match too much to be worth asking. */
export const searchableLength = 3;

/** What matches a text of three characters or more; shorter texts are not asked for. */
export const useSearch = (text: string, customerId: number | undefined) =>
  useEndpointQuery(
    search,
    { query: text, ...(customerId === undefined ? {} : { customerId }) },
    { enabled: text.length >= searchableLength, freshFor: 10_000 },
  );
