import { getCustomers } from '@waybill/contract/customers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointQuery } from '#client/queries.ts';
import { customerKeyFilter } from './links/customer-filter.ts';

export type CustomerListQuery = ArgsOf<typeof getCustomers>;

/** Queries customers by id, in any order. */
export const useCustomersById = (ids: readonly number[]) =>
  useEndpointQuery(
    getCustomers,
    {
      filter: ids.map((id) => customerKeyFilter({ id })).join(' or '),
      maxResultCount: Math.max(ids.length, 1),
    },
    { enabled: ids.length > 0 },
  );
