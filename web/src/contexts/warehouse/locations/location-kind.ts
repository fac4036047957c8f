import { locationList } from '@waybill/contract/warehouse/locations/imports';
import { type ListKind, templateOf } from '#shell/imports/list-kind.ts';

/** The import of locations from a file. */
export const locationKind: ListKind = {
  list: locationList,
  one: 'location',
  many: 'locations',
  match: 'A location with the same code is replaced.',
  words: {
    code: 'Code',
    kind: 'Kind',
    description: 'Description',
    isActive: 'In use',
    palletSpaces: 'Capacity in pallet spaces',
  },
  template: templateOf(
    Object.keys(locationList.columns).join(','),
    'A-01-1,Bin,Lowest level,true,2',
  ),
};
