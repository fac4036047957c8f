import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { accountsToQuote } from '#contexts/carriers/public.ts';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { shop } from '../sql.ts';

export const getShopCarriers = handle(contract.getShopCarriers, async ({ input, db }) => {
  const { customer_id: customerId } = found(
    await shop(db, input.shopId),
    shopsProblems.ShopNotFound,
  );
  const { type: customerType } = found(
    await customerCard(db, customerId),
    shopsProblems.ShopNotFound,
  );
  const { requested } = await accountsToQuote(db, { customerId, customerType });
  return {
    items: requested.map(({ id, name, services }) => ({
      carrierAccountId: id,
      name,
      services: services
        .filter(({ isAdditional }) => !isAdditional)
        .map((service) => ({ code: service.code, name: service.name })),
    })),
  };
});
