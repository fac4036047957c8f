import { itemList } from '@waybill/contract/warehouse/items/imports';
import { type ListKind, templateOf } from '#shell/imports/list-kind.ts';

/** The import of items from a file. */
export const itemKind: ListKind = {
  list: itemList,
  one: 'warehouse item',
  many: 'warehouse items',
  match: 'An item with the same barcode is replaced; its scans stay.',
  words: {
    itemId: 'Barcode',
    customer: 'Customer code',
    sku: 'SKU',
    description: 'Description',
    consignmentNumber: 'Consignment',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight',
    palletSpaces: 'Pallet spaces',
    zone: 'Storage location',
    deliveryDate: 'Delivery date',
  },
  template: templateOf(
    Object.keys(itemList.columns).join(','),
    'CRT-2001,CUS00001,OIL-5,Olive oil,WHC-1,40,30,20,5.2,0.25,A-01-1,2026-12-01',
  ),
};
