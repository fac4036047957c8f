import {
  getDangerousGoodsCategories,
  getDangerousGoodsUNCodes,
  getDangerousGoodsUNSources,
} from '@waybill/contract/dangerousGoods/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointQuery } from '#client/queries.ts';

export const useUnCodes = (query: ArgsOf<typeof getDangerousGoodsUNCodes>) =>
  useEndpointQuery(getDangerousGoodsUNCodes, query, { keepPrevious: true });

export const useUnSources = () =>
  useEndpointQuery(getDangerousGoodsUNSources, {}, { freshFor: 600_000 });

/** Queries the whole list, which is short, for pickers. */
export const useAllUnCodes = () =>
  useEndpointQuery(
    getDangerousGoodsUNCodes,
    { sorting: 'unNumber', maxResultCount: 1000 },
    { freshFor: 600_000 },
  );

export const useCategories = () =>
  useEndpointQuery(getDangerousGoodsCategories, {}, { freshFor: 600_000 });
