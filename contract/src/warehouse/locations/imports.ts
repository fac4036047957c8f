import type { ImportedList } from '../../shared/imports.ts';

/** Locations of a file, identified by their code. */
export const locationList = {
  columns: {
    code: ['code', 'Location', 'Location code', 'Bin', 'Bin code'],
    kind: ['kind', 'Type', 'Location type'],
    description: ['description', 'Details', 'Name'],
    isActive: ['isActive', 'Active', 'In use', 'Enabled'],
    palletSpaces: ['palletSpaces', 'Capacity', 'Pallet spaces', 'Pallets'],
  },
  needed: ['code'],
  mostRows: 5000,
} as const satisfies ImportedList;
export type LocationColumn = keyof typeof locationList.columns;
