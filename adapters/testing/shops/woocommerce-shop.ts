import type { Received, ShopServerReply } from './shop-server.ts';

/**
 * Returns an order as in https://woocommerce.github.io/woocommerce-rest-api-docs/#order-properties.
 */
const order = (id: number) => ({
  id,
  number: String(id),
  status: 'processing',
  currency: 'AUD',
  date_created_gmt: '2026-11-17T22:10:00',
  date_modified_gmt: '2026-11-17T23:10:00',
  total: '48.20',
  customer_note: '',
  billing: {
    first_name: 'Jack',
    last_name: 'Nguyen',
    company: 'Nguyen & Sons',
    address_1: '48 Norton Street',
    address_2: '',
    city: 'Leichhardt',
    state: 'NSW',
    postcode: '2040',
    country: 'AU',
    email: 'jack@buyer.example',
    phone: '0291110000',
  },
  // Empty if the buyer ships to the billing address.
  shipping: {
    first_name: '',
    last_name: '',
    company: '',
    address_1: '',
    address_2: '',
    city: '',
    state: '',
    postcode: '',
    country: '',
    phone: '',
  },
  line_items: [
    { id: 1, name: 'Mugs', product_id: 93, variation_id: 0, quantity: 2, sku: 'MUG-2', price: 20 },
    { id: 2, name: 'E-book', product_id: 94, variation_id: 0, quantity: 1, sku: '', price: '8.20' },
  ],
  shipping_lines: [{ id: 3, method_title: 'Flat rate', method_id: 'flat_rate', total: '0.00' }],
});

/** Products as in #product-properties: measures are texts in the units of the settings. */
const products = [
  {
    id: 93,
    weight: '31.75',
    dimensions: { length: '9.45', width: '4.7', height: '4.3' },
    virtual: false,
  },
  { id: 94, weight: '', dimensions: { length: '', width: '', height: '' }, virtual: true },
];

type Posted = { readonly status: string; readonly meta_data: unknown[] };

/** Returns a shop with one order; its status and meta data are the last ones posted. */
export function wooCommerceShop() {
  let status = 'processing';
  let meta_data: unknown[] = [];
  return ({ method, path, headers, body }: Received): ShopServerReply => {
    const expected = `Basic ${btoa('ck_1:cs_1')}`;
    if (headers.authorization !== expected) {
      const code = 'woocommerce_rest_cannot_view';
      return { status: 401, body: { code, message: 'Sorry, you cannot list resources.' } };
    }
    const name = path.replace('/wp-json/wc/v3/', '');
    if (name === 'orders') return { body: [{ ...order(727), status }] };
    if (name === 'products') return { body: products };
    if (name.endsWith('woocommerce_weight_unit')) return { body: { value: 'oz' } };
    if (name.endsWith('woocommerce_dimension_unit')) return { body: { value: 'in' } };
    if (name === 'orders/727/notes') return { status: 201, body: { id: 281 } };
    if (name !== 'orders/727') return { status: 404, body: { message: 'No route was found' } };
    if (method === 'POST') ({ status, meta_data } = body as Posted);
    return { body: { ...order(727), status, meta_data } };
  };
}
