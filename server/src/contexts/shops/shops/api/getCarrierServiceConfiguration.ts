import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { servicesOfShop, shop } from '../sql.ts';

export const getCarrierServiceConfiguration = handle(
  contract.getCarrierServiceConfiguration,
  async ({ input, db }) => {
    const { id } = found(await shop(db, input.shopId), shopsProblems.ShopNotFound);
    return { shopId: id, services: await servicesOfShop(db, id) };
  },
);
