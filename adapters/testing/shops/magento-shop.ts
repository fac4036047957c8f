import { z } from 'zod';
import type { Received, ShopServerReply } from './shop-server.ts';

/** An order as GET /V1/orders returns it (sales-data-order-interface of the REST reference). */
const order = {
  entity_id: 12,
  increment_id: '000000012',
  state: 'processing',
  status: 'processing',
  created_at: '2026-11-17 22:10:00',
  updated_at: '2026-11-17 22:12:00',
  grand_total: 75.5,
  order_currency_code: 'AUD',
  customer_email: 'noah@buyer.example',
  shipping_description: 'Flat Rate - Fixed',
  items: [
    {
      item_id: 30,
      name: 'Shirt',
      sku: 'SHIRT-L',
      product_type: 'configurable',
      is_virtual: 0,
      qty_ordered: 3,
      qty_shipped: 1,
      qty_canceled: 0,
      weight: 0.4,
      price: 25,
    },
    {
      item_id: 31,
      parent_item_id: 30,
      name: 'Shirt L',
      sku: 'SHIRT-L',
      product_type: 'simple',
      is_virtual: 0,
      qty_ordered: 3,
      qty_shipped: 1,
      qty_canceled: 0,
      weight: 0.4,
      price: 0,
    },
  ],
  extension_attributes: {
    shipping_assignments: [
      {
        shipping: {
          method: 'flatrate_flatrate',
          address: {
            firstname: 'Noah',
            lastname: 'Singh',
            company: null,
            street: ['103 King William Road', 'Level 2'],
            city: 'Hyde Park',
            region_code: 'SA',
            postcode: '5061',
            country_id: 'AU',
            telephone: '0881110000',
            email: 'noah@buyer.example',
          },
        },
      },
    ],
  },
};

type Track = { readonly entity_id: number; readonly track_number: string };
type Shipment = { readonly entity_id: number; readonly tracks: Track[] };
type SentTrack = Omit<Track, 'entity_id'>;

/** sales-data-shipment-track-interface: all of these are required. */
const NewTrack = z.strictObject({
  order_id: z.literal(12),
  parent_id: z.literal(3),
  weight: z.number(),
  qty: z.number(),
  description: z.string(),
  track_number: z.string(),
  title: z.string(),
  carrier_code: z.string(),
});

/** Returns a shop with one order, of which one shirt was sent before. */
export function magentoShop() {
  const shipments: Shipment[] = [];
  let trackId = 50;
  const numbered = (track: SentTrack): Track => ({ ...track, entity_id: (trackId += 1) });
  return ({ method, path, headers, body }: Received): ShopServerReply => {
    if (headers.authorization !== 'Bearer token') {
      return { status: 401, body: { message: "The consumer isn't authorized." } };
    }
    const name = `${method} ${path.replace('/rest/V1/', '')}`;
    if (name === 'GET store/storeConfigs') return { body: [{ id: 1, code: 'default' }] };
    if (name === 'GET orders') return { body: { items: [order], total_count: 1 } };
    if (name === 'GET orders/12') return { body: order };
    if (name === 'GET shipments') return { body: { items: shipments } };
    if (name === 'POST shipment/3/emails') return { body: true };
    if (name === 'POST shipment/track') {
      const { entity } = z.object({ entity: NewTrack }).parse(body);
      shipments[0]?.tracks.push(numbered(entity));
      return { body: entity };
    }
    const [, gone] = /^DELETE shipment\/track\/(\d+)$/.exec(name) ?? [];
    if (gone !== undefined) {
      const tracks = shipments[0]?.tracks ?? [];
      tracks.splice(
        tracks.findIndex(({ entity_id: id }) => id === Number(gone)),
        1,
      );
      return { body: true };
    }
    if (name !== 'POST order/12/ship') return { status: 404, body: { message: 'No route' } };
    const { tracks } = body as { tracks: readonly SentTrack[] };
    shipments.push({ entity_id: 3, tracks: tracks.map(numbered) });
    return { body: '3' };
  };
}
