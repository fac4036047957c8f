import { customersProblems } from '@waybill/contract/customers/problems';
import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import type { HazardClassName } from '@waybill/contract/dangerousGoods/shapes';
import { found } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { acceptances } from '../sql.ts';

export const getDangerousGoodsCarriers = handle(
  contract.getDangerousGoodsCarriers,
  async ({ input: { customerId = null }, db }) => {
    if (customerId !== null) {
      found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
    }
    const rows = await acceptances(db, customerId);
    return {
      items: rows.map((row) => ({
        carrierAccountId: row.carrier_account_id,
        accountName: row.account_name,
        carrierName: row.carrier_name,
        classes: row.classes as HazardClassName[],
        customerClasses: row.customer_classes as HazardClassName[] | null,
      })),
    };
  },
);
