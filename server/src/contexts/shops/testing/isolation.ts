import * as shops from '@waybill/contract/shops/endpoints';
import { sql } from 'kysely';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import { size } from '#testing/isolation/freight.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const shopsIsolation = isolationRecords({
  ofCustomer: ['shop', 'shopLink', 'box', 'shopOrder', 'orderImport'],
  ofTenant: [],
  inputs: {
    createOrUpdateShop: (name) => ({ shop: { name, eCommercePlatform: 'Simulated' } }),
    testShop: () => ({ shop: { eCommercePlatform: 'Simulated' } }),
    createOrUpdateBox: () => ({
      box: {
        boxType: 'Carton',
        length: size(20, 'cm'),
        width: size(20, 'cm'),
        height: size(20, 'cm'),
        weight: size(100, 'g'),
      },
    }),
    saveOrderRules: () => ({ rules: [] }),
    updateOrder: (name) => ({ order: { items: [{ name, quantity: 1 }] } }),
  },
  make: ({ tenant, admin, customer }) => shopRecords(tenant, admin, customer.number),
});

const nowhere = JSON.stringify({ addressLine1: '', suburb: '', postCode: '', countryCode: 'AU' });

/** Creates a web shop of a company, with a box, an order and an import. */
async function shopRecords(tenant: TestTenant, admin: Caller, customerId: number) {
  const shop = { name: 'Isle', eCommercePlatform: 'Simulated' as const, customerId };
  const { id } = await admin.call(shops.createOrUpdateShop, { shop });
  const cm = { value: 20, unit: 'cm' };
  const sides = { height: cm, width: cm, length: cm, weight: { value: 100, unit: 'g' } };
  const box = { shopId: id, boxType: 'Carton' as const, ...sides };
  const { id: boxId } = await admin.call(shops.createOrUpdateBox, { box });
  const saved = await admin.call(shops.getShop, { id });
  const [order] = await tenant.rows(sql<{ id: number }>`
    insert into shops.shop_order (
      tenant_id, shop_id, customer_id, ecommerce_id, order_number, from_address, to_address, items,
      placed_at, created_at
    )
    select tenant_id, id, customer_id, 'ISLE', 'ISLE', ${nowhere}::jsonb, ${nowhere}::jsonb, '[]',
      now(), now()
    from shops.shop where id = ${id}
    returning id
  `);
  const { importToken } = await admin.call(shops.importOrder, { customerId, shops: [id] });
  return {
    shop: { number: id },
    shopLink: { guid: saved.shop.storeId },
    box: { number: boxId },
    shopOrder: { number: order?.id ?? 0 },
    orderImport: { guid: importToken },
  };
}
