import type { WarehouseLocationRow } from './sql.ts';

/** Maps a location; works with and without the number of its items. */
export const toLocation = <Row extends Pick<WarehouseLocationRow, 'is_active' | 'pallet_spaces'>>({
  is_active: isActive,
  pallet_spaces: palletSpaces,
  ...row
}: Row) => ({ ...row, isActive, palletSpaces });
