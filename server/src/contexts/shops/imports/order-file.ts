import { type Sentence, sentence } from '@waybill/contract/sentence';
import type { ShopItem, ShopOrder } from '@waybill/adapters/shop-platform';
import type { ImportedList } from '@waybill/contract/shared/imports';
import { openList, type ListRow } from '#platform/tables/open-list.ts';

/** The file format of orders: one line per item; lines with the same order number are one order. */
export const orderList = {
  columns: {
    orderNumber: ['orderNumber', 'Order', 'Order number', 'Order no', 'Order ID', 'Name', 'Number'],
    orderTime: ['orderTime', 'Order date', 'Date', 'Created at', 'Paid at'],
    contactName: [
      'contactName',
      'Shipping name',
      'Receiver',
      'Recipient',
      'Customer name',
      'Contact',
    ],
    companyName: ['companyName', 'Shipping company', 'Company'],
    email: ['email', 'E-mail', 'Email address'],
    telephone: ['telephone', 'Shipping phone', 'Phone', 'Mobile'],
    addressLine1: [
      'addressLine1',
      'Shipping address1',
      'Shipping street',
      'Address 1',
      'Address',
      'Street',
    ],
    addressLine2: ['addressLine2', 'Shipping address2', 'Address 2'],
    suburb: ['suburb', 'Shipping city', 'City', 'Town'],
    stateCode: ['stateCode', 'Shipping province', 'State', 'Province', 'Region'],
    postCode: ['postCode', 'Shipping zip', 'Postcode', 'Postal code', 'Zip'],
    countryCode: ['countryCode', 'Shipping country', 'Country'],
    sku: ['sku', 'Lineitem sku', 'Item code', 'Product code'],
    itemName: ['itemName', 'Lineitem name', 'Item', 'Product', 'Description'],
    quantity: ['quantity', 'Lineitem quantity', 'Qty', 'Pieces'],
    unitPrice: ['unitPrice', 'Lineitem price', 'Price', 'Unit price'],
    weight: ['weight', 'Weight kg', 'Weight (kg)'],
    length: ['length', 'Length cm', 'Length (cm)'],
    width: ['width', 'Width cm', 'Width (cm)'],
    height: ['height', 'Height cm', 'Height (cm)'],
    shippingMethod: ['shippingMethod', 'Shipping method', 'Delivery method', 'Service'],
    note: ['note', 'Notes', 'Instructions', 'Delivery instructions'],
  },
  needed: ['orderNumber', 'addressLine1', 'suburb', 'postCode', 'quantity'],
  mostRows: 10_000,
} as const satisfies ImportedList;

type Cells = Readonly<Partial<Record<keyof typeof orderList.columns, string>>>;

export type FileOrders = {
  readonly orders: readonly ShopOrder[];
  /** One sentence per unreadable order. */
  readonly refused: readonly Sentence[];
};

/**
 * Reads the orders of a CSV file or workbook with the standard headers.
 * @throws {Problem} NotValid on the file
 */
export async function ordersOfFile(bytes: Uint8Array, now: Date): Promise<FileOrders> {
  const { rows } = await openList(bytes, { dryRun: false }, orderList);
  const groups = Map.groupBy(rows, ({ cells }) => (cells as Cells).orderNumber?.trim() ?? '');
  const read = [...groups].map(([number, lines]) => orderOf(number, lines, now));
  return {
    orders: read.flatMap((each) => ('key' in each ? [] : [each])),
    refused: read.flatMap((each) => ('key' in each ? [each] : [])),
  };
}

/** Returns the order, or why it cannot be read. The first line contains the address. */
function orderOf(number: string, lines: readonly ListRow[], now: Date): ShopOrder | Sentence {
  const [first] = lines;
  const cells: Cells = first?.cells ?? {};
  if (number === '')
    return sentence('Row {row}: the order number is missing.', { row: first?.index ?? 0 });
  const wrong = lines.find((line) => !isCount((line.cells as Cells).quantity));
  if (wrong !== undefined) {
    return sentence('Row {row}: the quantity must be a whole number above 0.', {
      row: wrong.index,
    });
  }
  const placed = Date.parse(cells.orderTime ?? '');
  return {
    ecommerceId: number,
    orderNumber: number,
    placedAt: (Number.isNaN(placed) ? now : new Date(placed)).toISOString(),
    isOpen: true,
    to: {
      contactName: cells.contactName ?? '',
      companyName: cells.companyName ?? '',
      email: cells.email ?? '',
      telephone: cells.telephone ?? '',
      addressLine1: cells.addressLine1 ?? '',
      addressLine2: cells.addressLine2 ?? '',
      suburb: cells.suburb ?? '',
      stateCode: cells.stateCode ?? '',
      postCode: cells.postCode ?? '',
      countryCode: cells.countryCode || 'AU',
    },
    items: lines.map(({ cells: line }) => itemOf(line)),
    shippingMethod: cells.shippingMethod || null,
    serviceCode: null,
    note: cells.note || null,
    totalPrice: null,
    currency: null,
  };
}

const isCount = (text: string | undefined): boolean => /^[1-9]\d{0,4}$/.test(text?.trim() ?? '');

function itemOf(cells: Cells): ShopItem {
  const measure = (text: string | undefined, unit: string) => {
    const value = numberOf(text);
    return value === null || value <= 0 ? null : { value, unit };
  };
  return {
    sku: cells.sku ?? '',
    name: cells.itemName || cells.sku || 'Item',
    quantity: Number(cells.quantity),
    length: measure(cells.length, 'cm'),
    width: measure(cells.width, 'cm'),
    height: measure(cells.height, 'cm'),
    weight: measure(cells.weight, 'kg'),
    unitPrice: numberOf(cells.unitPrice),
  };
}

function numberOf(text: string | undefined): number | null {
  const number = Number(text?.trim());
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? null : number;
}
