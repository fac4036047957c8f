import type { ImportedList } from '../../shared/imports.ts';

/** Items of a file, identified by barcode; customers by code. */
export const itemList = {
  columns: {
    itemId: ['itemId', 'Barcode', 'Item', 'Item ID', 'SSCC', 'Label'],
    customer: ['customer', 'Customer code', 'Account', 'Account code', 'Client'],
    sku: ['sku', 'Product code', 'Item code', 'Part number'],
    description: ['description', 'Details', 'Product'],
    consignmentNumber: ['consignmentNumber', 'Consignment', 'Connote', 'Shipment'],
    length: ['length', 'Length cm', 'Depth'],
    width: ['width', 'Width cm'],
    height: ['height', 'Height cm'],
    weight: ['weight', 'Weight (kg)', 'Mass', 'kg'],
    palletSpaces: ['palletSpaces', 'Pallet spaces', 'Pallets'],
    zone: ['zone', 'Storage location', 'Location', 'Bin'],
    deliveryDate: ['deliveryDate', 'Delivery date', 'Due date'],
  },
  needed: ['itemId', 'customer'],
  mostRows: 5000,
} as const satisfies ImportedList;
export type ItemColumn = keyof typeof itemList.columns;
