import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { handle } from '#platform/context.ts';
import { permissionsPage } from '../lists.ts';

export const getCustomerDangerousGoods = handle(
  contract.getCustomerDangerousGoods,
  async ({ input, actor, db }) => {
    const page = await permissionsPage(db, input, actor.customerId ?? input.customerId);
    const items = page.rows.map((row) => ({
      unNumber: row.un_number,
      unPackageGroup: row.package_group,
    }));
    return { items, totalCount: page.totalCount };
  },
);
