import type { Received, ShopServerReply } from './shop-server.ts';

/**
 * Rows as `search_read` returns them
 * (https://www.odoo.com/documentation/18.0/developer/reference/external_api.html): empty fields are
 * false, links are [id, name].
 */
const rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'sale.order': [
    {
      id: 41,
      name: 'S00041',
      date_order: '2026-11-17 22:10:00',
      write_date: '2026-11-17 22:11:00',
      state: 'sale',
      partner_shipping_id: [8, 'Ruby Walker'],
      amount_total: 120.5,
      currency_id: [21, 'AUD'],
      note: '<p>Leave at the door</p>',
    },
  ],
  'sale.order.line': [
    {
      id: 90,
      order_id: [41, 'S00041'],
      product_id: [5, '[TEA-1] Tea'],
      name: '[TEA-1] Tea',
      product_uom_qty: 3,
      price_unit: 12.5,
    },
    {
      id: 91,
      order_id: [41, 'S00041'],
      product_id: [6, 'Delivery'],
      name: 'Delivery',
      product_uom_qty: 1,
      price_unit: 9,
    },
  ],
  'product.product': [
    { id: 5, default_code: 'TEA-1', name: 'Tea', type: 'consu', weight: 0.25 },
    { id: 6, default_code: false, name: 'Delivery', type: 'service', weight: 0 },
  ],
  'res.partner': [
    {
      id: 8,
      name: 'Ruby Walker',
      commercial_company_name: false,
      street: '7 Boundary Street',
      street2: false,
      city: 'West End',
      zip: '4101',
      state_id: [3, 'Queensland (AU)'],
      country_id: [13, 'Australia'],
      phone: false,
      email: 'ruby@buyer.example',
    },
  ],
  'res.country.state': [{ id: 3, code: 'QLD' }],
  'res.country': [{ id: 13, code: 'AU' }],
};

type Call = { readonly params: { readonly method: string; readonly args: readonly unknown[] } };

/** Returns a shop with one order and one delivery; errors come with status 200. */
export function odooShop() {
  let trackingRef: string | false = false;
  return ({ body }: Received): ShopServerReply => {
    const { method, args } = (body as Call).params;
    const result = (value: unknown): ShopServerReply => ({
      body: { jsonrpc: '2.0', id: 1, result: value },
    });
    if (method === 'authenticate') return result(args[2] === 'key' ? 2 : false);
    const [, , , model, act, positional] = args as [0, 0, 0, string, string, unknown[]];
    if (model === 'stock.picking' && act === 'write') {
      trackingRef = (positional[1] as { carrier_tracking_ref: string }).carrier_tracking_ref;
      return result(true);
    }
    if (model === 'stock.picking') return result([{ id: 70, carrier_tracking_ref: trackingRef }]);
    const isAfter = JSON.stringify(positional).includes('write_date');
    if (model === 'sale.order' && isAfter) return result([]);
    const found = rows[model];
    if (found !== undefined) return result(found);
    const message = `Object ${model} doesn't exist`;
    return { body: { jsonrpc: '2.0', id: 1, error: { code: 200, message, data: { message } } } };
  };
}
