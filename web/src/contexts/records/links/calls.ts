import type { ExtendedType } from '@waybill/contract/records/definitions/extended-types';
import { getDefinition } from '@waybill/contract/records/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

const freshFor_ms = 300_000;

/** The custom fields of a type, requested at most once in five minutes. */
export const useCachedDefinition = (type: ExtendedType) =>
  useEndpointQuery(getDefinition, { type }, { freshFor: freshFor_ms });
