import { findingOf } from '@waybill/contract/warehouse/stocktakes/findings';
import type { Stocktake, StocktakeLine } from '@waybill/contract/warehouse/stocktakes/shapes';
import type { LineRow, StocktakeRow } from './sql.ts';

/** Maps a stocktake. While a blind one is open, nothing of what is expected is returned. */
export function toStocktake(row: StocktakeRow, lines?: readonly LineRow[]): Stocktake {
  const isHidden = row.is_blind && row.status === 'Open';
  return {
    id: row.id,
    prefix: row.prefix,
    isBlind: row.is_blind,
    status: row.status,
    note: row.note,
    counted: row.counted,
    expected: isHidden ? null : row.expected,
    differences: isHidden ? null : row.differences,
    creationTime: row.created_at.toISOString(),
    createdBy: row.created_by,
    closedTime: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
    ...(lines !== undefined && {
      lines: lines
        .filter(({ counted_zone }) => !isHidden || counted_zone !== null)
        .map((line) => toLine(isHidden ? blind(line) : line)),
    }),
  };
}

/** Replaces the expected location with the counted one, so that the line reveals nothing. */
const blind = (line: LineRow): LineRow => ({ ...line, expected_zone: line.counted_zone });

const toLine = (row: LineRow): StocktakeLine => ({
  barcode: row.barcode,
  itemId: row.item_id,
  description: row.description,
  expectedZone: row.expected_zone,
  countedZone: row.counted_zone,
  countedTime: row.counted_at?.toISOString() ?? null,
  countedBy: row.counted_by,
  finding: findingOf({
    hasItem: row.item_id !== null,
    expectedZone: row.expected_zone,
    countedZone: row.counted_zone,
  }),
});
