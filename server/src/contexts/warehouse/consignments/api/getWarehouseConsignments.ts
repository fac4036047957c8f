import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { consignmentsPage } from '../lists.ts';
import { toConsignment } from '../mappers.ts';

export const getWarehouseConsignments = handle(
  contract.getWarehouseConsignments,
  async ({ input, db }) => {
    const { rows, totalCount } = await consignmentsPage(db, input);
    return { items: rows.map(toConsignment), totalCount };
  },
);
