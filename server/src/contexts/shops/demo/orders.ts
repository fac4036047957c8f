import type { ShopItem, ShopOrder } from '@waybill/adapters/shop-platform';

const buyers = [
  ['Mia Torres', '12 Lygon Street', 'Carlton', 'VIC', '3053'],
  ['Jack Nguyen', '48 Norton Street', 'Leichhardt', 'NSW', '2040'],
  ['Ruby Walker', '7 Boundary Street', 'West End', 'QLD', '4101'],
  ['Noah Singh', '103 King William Road', 'Unley', 'SA', '5061'],
  ['Isla Brown', '22 Oxford Street', 'Leederville', 'WA', '6007'],
  ['Leo Martin', '5 Salamanca Place', 'Battery Point', 'TAS', '7004'],
  ['Zoe Harris', '61 Lonsdale Street', 'Braddon', 'ACT', '2612'],
  ['Ethan Clarke', '230 Chapel Street', 'Prahran', 'VIC', '3181'],
] as const;

const goods = [
  ['OIL-5', 'Olive oil, 5 l', 5.2, [18, 18, 32], 64],
  ['MUG-2', 'Stoneware mugs, pair', 0.9, [24, 12, 11], 38],
  ['TEA-1', 'Loose leaf tea, 250 g', 0.32, [12, 9, 18], 16.5],
  ['POT-3', 'Cast iron pot, 3 l', 4.6, [28, 24, 16], 129],
  ['RUG-S', 'Cotton rug, 60 × 90', 1.1, [60, 14, 14], 59],
] as const;

/** Returns orders of the last three weeks; every seventh is incomplete. The same on every run. */
export const demoOrders = (now: Date): readonly ShopOrder[] =>
  Array.from({ length: 32 }, (_, at) => orderOf(at + 1, now));

function orderOf(number: number, now: Date): ShopOrder {
  const [name, street, suburb, stateCode, postCode] = buyers[number % buyers.length] ?? buyers[0];
  const items = [itemOf(number), ...(number % 3 === 0 ? [itemOf(number * 2 + 1)] : [])];
  const isMisspelt = number % 7 === 0;
  const lacksWeight = number % 11 === 0;
  return {
    ecommerceId: `demo-${number}`,
    orderNumber: `#${1040 + number}`,
    placedAt: new Date(now.getTime() - (33 - number) * 15 * 3_600_000).toISOString(),
    isOpen: true,
    to: {
      contactName: name,
      companyName: '',
      email: `${name.toLowerCase().replace(' ', '.')}@buyer.example`,
      telephone: '',
      addressLine1: street,
      addressLine2: '',
      suburb: isMisspelt ? `${suburb}s` : suburb,
      stateCode,
      postCode,
      countryCode: 'AU',
    },
    items: lacksWeight ? items.map((item) => ({ ...item, weight: null })) : items,
    shippingMethod: number % 4 === 0 ? 'Express' : 'Standard',
    serviceCode: null,
    note: number % 5 === 0 ? 'Please leave it at the back door.' : null,
    totalPrice: items.reduce((sum, item) => sum + item.quantity * (item.unitPrice ?? 0), 0),
    currency: 'AUD',
  };
}

function itemOf(number: number): ShopItem {
  const [sku, name, weight, [length, width, height], unitPrice] =
    goods[number % goods.length] ?? goods[0];
  const cm = (value: number) => ({ value, unit: 'cm' });
  return {
    sku,
    name,
    quantity: 1 + (number % 3),
    length: cm(length),
    width: cm(width),
    height: cm(height),
    weight: { value: weight, unit: 'kg' },
    unitPrice,
  };
}
