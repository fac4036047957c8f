import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { scansOfItems } from '../../scans/sql.ts';
import { itemsPage } from '../lists.ts';
import { toItem } from '../mappers.ts';

export const getItems = handle(contract.getItems, async ({ input, db }) => {
  const { rows, totalCount } = await itemsPage(db, input);
  if (!input.includeScanEvents) return { items: rows.map((row) => toItem(row)), totalCount };
  const scans = await scansOfItems(
    db,
    rows.map(({ id }) => id),
  );
  const scansOf = Map.groupBy(scans, ({ item_id }) => item_id);
  return { items: rows.map((row) => toItem(row, scansOf.get(row.id) ?? [])), totalCount };
});
