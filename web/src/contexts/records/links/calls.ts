import type { ExtendedType } from '@waybill/contract/records/definitions/extended-types';
import { getDefinition } from '@waybill/contract/records/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

/** The fields that a tenant added to a type; fetched again only after five minutes. */
export const useExtendedDefinition = (type: ExtendedType) =>
  useEndpointQuery(getDefinition, { type }, { freshFor: 300_000 });
