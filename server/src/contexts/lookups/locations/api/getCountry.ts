import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import { countriesLike } from '../domain/countries.ts';

export const getCountry = handle(contract.getCountry, async ({ input }) => ({
  items: [...countriesLike(input.filter ?? '')],
}));
