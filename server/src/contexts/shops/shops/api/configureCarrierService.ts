import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import type { ShopService } from '@waybill/contract/shops/shops/shapes';
import { knownAccounts } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { addServices, dropServices, lockShop } from '../sql.ts';

export const configureCarrierService = handle(
  contract.configureCarrierService,
  async ({ input: { shopId, services }, db }) => {
    const row = found(await lockShop(db, shopId), shopsProblems.ShopNotFound);
    mustDiffer(services);
    const known = await knownAccounts(
      db,
      services.map(({ carrierAccountId }) => carrierAccountId),
    );
    const unknown = services.findIndex(({ carrierAccountId }) => !known.has(carrierAccountId));
    if (unknown !== -1) {
      const member = `services[${unknown}].carrierAccountId`;
      throw notValidField(member, 'We could not find this carrier account.');
    }
    await dropServices(db, row.id);
    await addServices(db, row, services);
    publish(db, 'shop.saved', { id: row.id, customerId: row.customer_id });
    return null;
  },
);

function mustDiffer(services: readonly ShopService[]): void {
  const keys = services.map((each) => `${each.carrierAccountId} ${each.serviceCode}`);
  const again = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (again !== -1) throw notValidField(`services[${again}].serviceCode`, 'This is listed twice.');
}
