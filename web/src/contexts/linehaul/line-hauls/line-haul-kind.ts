import { lineHaulList } from '@waybill/contract/linehaul/line-hauls/imports';
import { type ListKind, templateOf } from '#shell/imports/list-kind.ts';

/** The import of line hauls from a file. */
export const lineHaulKind: ListKind = {
  list: lineHaulList,
  one: 'line haul',
  many: 'line hauls',
  match: 'A line haul with the same number is updated; rows without a number are added.',
  words: {
    linehaulcode: 'Number',
    startheadport: 'From',
    destinationheadport: 'To',
    planneddeparture: 'Planned departure',
    plannedarrival: 'Planned arrival',
    carriername: 'Carrier',
    carrierreference: 'Carrier reference',
    manifestno: 'Manifest',
    connoteno: 'Connote number',
    pickuprequestno: 'Pickup request',
    capacityweight: 'Capacity in kg',
    capacityvolume: 'Capacity in m³',
    capacitypallets: 'Capacity in pallets',
    cost: "Carrier's cost",
    costbasis: 'Shared by',
    linehaulnote: 'Note',
  },
  template: templateOf(
    Object.keys(lineHaulList.columns).join(','),
    ',SYD,MEL,2026-12-01 18:30,2026-12-02 05:30,Night Freight,N-4101,,,,22000,85,34,1850,Weight,',
  ),
};
