import type { OrderPage, ShopOrder, ShopPlatform } from '../shop-platform.ts';

/**
 * A shop that generates a few orders for every request, without calling a server (decisions O-01).
 */
export const simulatedShop: ShopPlatform = {
  code: 'Simulated',
  name: 'Simulated shop',
  description: 'Creates sample orders, to try the product without a shop.',
  isSimulated: true,
  requestsRates: true,
  attributes: [],
  addressAttribute: null,
  test: async () => 'Simulated shop',
  readOrders: async (_, cursor) => pageAfter(Number(cursor ?? '0')),
  fulfil: async () => {},
};

const atATime = 5;

/** Returns the orders after this number: always the same ones. */
function pageAfter(last: number): OrderPage {
  const orders = Array.from({ length: atATime }, (_, at) => orderOf(last + at + 1));
  return { orders, cursor: String(last + atATime), isLast: true };
}

const buyers = [
  ['Mia Torres', '12 Lygon Street', 'Carlton', 'VIC', '3053'],
  ['Jack Nguyen', '48 Norton Street', 'Leichhardt', 'NSW', '2040'],
  ['Ruby Walker', '7 Boundary Street', 'West End', 'QLD', '4101'],
  ['Noah Singh', '103 King William Road', 'Unley', 'SA', '5061'],
  ['Isla Brown', '22 Oxford Street', 'Leederville', 'WA', '6007'],
] as const;

const goods = [
  { sku: 'OIL-5', name: 'Olive oil, 5 l', kg: 5.2, sides: [18, 18, 32] },
  { sku: 'MUG-2', name: 'Stoneware mugs, pair', kg: 0.9, sides: [24, 12, 11] },
  { sku: 'TEA-1', name: 'Loose leaf tea, 250 g', kg: 0.32, sides: [12, 9, 18] },
] as const;

function orderOf(number: number): ShopOrder {
  const [name, street, suburb, stateCode, postCode] = buyers[number % buyers.length] ?? buyers[0];
  const good = goods[number % goods.length] ?? goods[0];
  const cm = (value: number) => ({ value, unit: 'cm' });
  return {
    ecommerceId: `SIM-${number}`,
    orderNumber: `#S${1000 + number}`,
    placedAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    isOpen: true,
    to: {
      contactName: name,
      companyName: '',
      email: `${name.split(' ')[0]?.toLowerCase()}@buyer.example`,
      telephone: '',
      addressLine1: street,
      addressLine2: '',
      suburb,
      stateCode,
      postCode,
      countryCode: 'AU',
    },
    items: [
      {
        sku: good.sku,
        name: good.name,
        quantity: 1 + (number % 3),
        length: cm(good.sides[0]),
        width: cm(good.sides[1]),
        height: cm(good.sides[2]),
        weight: { value: good.kg, unit: 'kg' },
        unitPrice: 20 + (number % 7) * 5,
      },
    ],
    shippingMethod: 'Standard',
    serviceCode: null,
    note: null,
    totalPrice: (1 + (number % 3)) * (20 + (number % 7) * 5),
    currency: 'AUD',
  };
}
