import type { ShopOrder } from '@waybill/adapters/shop-platform';
import { createHash } from 'node:crypto';
import { customersCalled } from '#contexts/customers/public.ts';
import type { Seeding } from '../../demo/seed.ts';
import { insertBox } from './boxes/sql.ts';
import { demoOrders } from './demo/orders.ts';
import { takeOrders } from './orders/take-orders.ts';
import { insertShop, noteSynced, shop } from './shops/sql.ts';

/**
 * Seeds two shops of a customer with a month's orders, only for demonstrations, because tests need
 * none.
 */
export async function seedShops({ db, tenant, now, isForPeople }: Seeding): Promise<void> {
  if (!isForPeople || tenant.key !== 'acme') return;
  const customer = (await customersCalled(db, ['Cedar & Co'])).get('cedar & co');
  if (customer === undefined) return;
  const row = {
    customer_id: customer.id,
    is_active: true,
    attributes: {},
    from_address: null,
  };
  const online = { ...row, name: 'Cedar online', platform: 'Simulated' as const };
  const market = { ...row, name: 'Cedar market stall', platform: 'Csv' as const };
  const { id } = await insertShop(db, online, { storeId: idOf('online'), now });
  const { id: marketId } = await insertShop(db, market, { storeId: idOf('market'), now });
  for (const box of boxes) {
    await insertBox(db, { ...box, shop_id: id, customer_id: customer.id });
    await insertBox(db, { ...box, shop_id: marketId, customer_id: customer.id });
  }
  const orders = demoOrders(now);
  await take(id, orders.slice(0, 26));
  await take(marketId, orders.slice(26));

  async function take(shopId: number, some: readonly ShopOrder[]) {
    const saved = await shop(db, shopId);
    if (saved === undefined) return;
    await takeOrders(db, saved, { orders: some, now });
    await noteSynced(db, shopId, { cursor: null, now });
  }
}

/** Returns the same UUID on every run. */
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(`demo shop ${name}`).digest('hex');
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => hex.slice(from, to));
  return `${a}-${b}-4${c}-8${d}-${e}`;
};

const cm = (value: number) => ({ value, unit: 'cm' });
const kg = (value: number) => ({ value, unit: 'kg' });

const boxes = [
  {
    box_type: 'Satchel' as const,
    length: cm(38),
    width: cm(26),
    height: cm(8),
    weight: kg(0.05),
    maximum_weight: kg(5),
    is_available: true,
  },
  {
    box_type: 'Carton' as const,
    length: cm(40),
    width: cm(30),
    height: cm(25),
    weight: kg(0.4),
    maximum_weight: kg(20),
    is_available: true,
  },
  {
    box_type: 'Carton' as const,
    length: cm(60),
    width: cm(40),
    height: cm(40),
    weight: kg(0.8),
    maximum_weight: kg(25),
    is_available: true,
  },
];
