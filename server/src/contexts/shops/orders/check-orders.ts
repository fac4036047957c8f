import type { Address } from '@waybill/contract/shared/address';
import { isState } from '@waybill/contract/shared/codes';
import { sent, sentence } from '@waybill/contract/sentence';
import type { OrderItem, WebOrder } from '@waybill/contract/shops/orders/shapes';
import { productSizes } from '#contexts/customers/public.ts';
import { placeFaultsOf, stateName, statesOf } from '#contexts/lookups/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { availableBoxes } from '../boxes/sql.ts';
import { applyRules } from '../rules/domain.ts';
import { rulesOfShop } from '../rules/sql.ts';
import type { ShopRow } from '../shops/sql.ts';
import { codeOfService } from './domain/service-code.ts';
import { orderProblems } from './domain/check.ts';
import { parcelsOf } from './domain/parcels.ts';
import { lacksSize, sizedBy } from './domain/sizes.ts';
import type { CheckedOrder } from './sql.ts';

export type UncheckedOrder = {
  readonly from_address: Address;
  readonly to_address: Address;
  readonly items: readonly OrderItem[];
  readonly shipping_method?: string | null;
  readonly total_minor?: number | null;
};

/**
 * Checks, rules and packs any number of orders of one shop with a few queries. Sizes, weights and
 * handling that the shop does not have are those of the customer's products of the same code. A
 * missing or misspelt Australian state is derived from suburb and postcode.
 */
export async function checkOrders<O extends UncheckedOrder>(
  db: TenantDb,
  shop: Pick<ShopRow, 'id' | 'customer_id'>,
  received: readonly O[],
): Promise<readonly (O & CheckedOrder)[]> {
  if (received.length === 0) return [];
  const orders = await withProductSizes(db, shop.customer_id, received);
  const boxes = await availableBoxes(db, shop.id);
  const addresses = orders.map(({ to_address }) => to_address);
  const states = await statesOf(db, addresses);
  const faults = await placeFaultsOf(db, addresses);
  const rules = await rulesOfShop(db, shop.id);
  return orders.map((order, at) => {
    const isAustralian = order.to_address.countryCode === 'AU';
    const toAddress = isAustralian ? withState(order.to_address, states[at]) : order.to_address;
    const problems = orderProblems({
      toAddress,
      fromAddress: order.from_address,
      items: order.items,
      placeFault: faults.get(at) ?? null,
      hasBoxes: boxes.length > 0,
    });
    const isPackable = !problems.some(({ member }) => member.startsWith('items'));
    const ruling = applyRules(rules, { ...order, to_address: toAddress });
    return {
      ...order,
      to_address: toAddress,
      problems: [...problems, ...stopped(ruling.stoppedBy)],
      parcels: isPackable ? parcelsOf(order.items, ruling.isPackedApart ? [] : boxes) : [],
      fired_rules: [...ruling.fired],
      ruled_service: ruling.service && codeOfService(ruling.service),
    };
  });
}

/** An order that a rule stops stays to be checked, with the rule's name. */
const stopped = (name: string | null): WebOrder['problems'] =>
  name === null
    ? []
    : [{ member: 'rule', ...sent(sentence('The rule {name} stops this order.', { name })) }];

async function withProductSizes<O extends UncheckedOrder>(
  db: TenantDb,
  customerId: number,
  orders: readonly O[],
): Promise<readonly O[]> {
  const lacking = orders.flatMap(({ items }) => items.filter(lacksSize)).map(({ sku }) => sku);
  const codes = lacking.filter((sku) => sku !== '');
  const sizes = await productSizes(db, customerId, codes);
  return orders.map((order) => ({ ...order, items: order.items.map(sizedBy(sizes)) }));
}

function withState(address: Address, known: string | undefined): Address {
  const { stateCode } = address;
  if (stateCode !== null && isState('AU', stateCode)) return address;
  const code = known ?? null;
  return { ...address, stateCode: code, state: code && stateName(code) };
}
