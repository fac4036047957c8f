import { getEntityChanges } from '@waybill/contract/messaging/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointQuery } from '#client/queries.ts';

export const useEntityChanges = (query: ArgsOf<typeof getEntityChanges>) =>
  useEndpointQuery(getEntityChanges, query, { keepPrevious: true });
