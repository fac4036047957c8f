import type { Address } from '@waybill/contract/shared/address';
import { isState } from '@waybill/contract/shared/codes';
import type { OrderItem } from '@waybill/contract/shops/orders/shapes';
import { stateName, statesOf } from '#contexts/lookups/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { availableBoxes } from '../boxes/sql.ts';
import { orderProblems } from './domain/check.ts';
import { parcelsOf } from './domain/parcels.ts';
import type { CheckedOrder } from './sql.ts';

type Unchecked = {
  readonly from_address: Address;
  readonly to_address: Address;
  readonly items: readonly OrderItem[];
};

/**
 * Checks and packs any number of orders of one shop with two queries. A missing or misspelt
 * Australian state is derived from suburb and postcode.
 */
export async function checkOrders<O extends Unchecked>(
  db: TenantDb,
  shopId: number,
  orders: readonly O[],
): Promise<readonly (O & CheckedOrder)[]> {
  if (orders.length === 0) return [];
  const boxes = await availableBoxes(db, shopId);
  const states = await statesOf(
    db,
    orders.map(({ to_address }) => to_address),
  );
  return orders.map((order, at) => {
    const state = states[at];
    const isListed = order.to_address.countryCode === 'AU';
    const toAddress = isListed ? withState(order.to_address, state) : order.to_address;
    const problems = orderProblems({
      toAddress,
      fromAddress: order.from_address,
      items: order.items,
      isPlaceKnown: isListed && hasPlace(toAddress) ? state !== undefined : null,
      hasBoxes: boxes.length > 0,
    });
    const isPackable = !problems.some(({ member }) => member.startsWith('items'));
    return {
      ...order,
      to_address: toAddress,
      problems: [...problems],
      parcels: isPackable ? parcelsOf(order.items, boxes) : [],
    };
  });
}

const hasPlace = ({ suburb, postCode }: Address): boolean => suburb !== '' && postCode !== '';

function withState(address: Address, known: string | undefined): Address {
  const { stateCode } = address;
  if (stateCode !== null && isState('AU', stateCode)) return address;
  const code = known ?? null;
  return { ...address, stateCode: code, state: code && stateName(code) };
}
