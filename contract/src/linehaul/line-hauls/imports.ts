import type { ImportedList } from '../../shared/imports.ts';

/**
 * Line hauls of a file, identified by their number; rows without one are new. Times are local to
 * the tenant.
 */
export const lineHaulList = {
  columns: {
    linehaulcode: ['linehaulcode', 'Line haul', 'Line haul number', 'Number', 'Trip'],
    startheadport: ['startheadport', 'From', 'Start', 'Origin', 'From head port'],
    destinationheadport: ['destinationheadport', 'To', 'Destination', 'To head port'],
    planneddeparture: ['planneddeparture', 'Planned departure', 'Departure', 'Departs', 'ETD'],
    plannedarrival: ['plannedarrival', 'Planned arrival', 'Arrival', 'Arrives', 'ETA'],
    carriername: ['carriername', 'Carrier', 'Carrier name', 'Linehaul carrier'],
    carrierreference: ['carrierreference', 'Carrier reference', 'Reference', 'Carrier ref'],
    manifestno: ['manifestno', 'Manifest', 'Manifest number'],
    connoteno: ['connoteno', 'Connote', 'Connote number', 'Consignment note'],
    pickuprequestno: ['pickuprequestno', 'Pickup request', 'Pickup request number'],
    capacityweight: ['capacityweight', 'Capacity kg', 'Capacity', 'Max weight', 'Payload'],
    capacityvolume: ['capacityvolume', 'Capacity m3', 'Capacity m³', 'Max volume'],
    capacitypallets: ['capacitypallets', 'Pallet spaces', 'Capacity pallets', 'Max pallets'],
    cost: ['cost', "Carrier's cost", 'Carrier cost', 'Price', 'Charge'],
    costbasis: ['costbasis', 'Shared by', 'Cost basis'],
    linehaulnote: ['linehaulnote', 'Note', 'Notes', 'Comment'],
  },
  needed: ['startheadport', 'destinationheadport'],
  mostRows: 1000,
} as const satisfies ImportedList;
export type LineHaulColumn = keyof typeof lineHaulList.columns;
