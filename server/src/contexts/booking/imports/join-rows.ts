import type { RowsJoinedBy } from '@waybill/contract/booking/imports/shapes';
import { itemLinesMax } from '@waybill/contract/booking/bookings/write-shapes';
import type { Complaint } from '#platform/csv-cells.ts';
import type { PreparedRow } from './prepare-rows.ts';

/**
 * Combines rows with the same order number or reference into one booking: the first row gets the
 * items of all, the others refer to it. If one of them is rejected, or differs from the first in
 * more than its items, all are rejected, because a partial booking is useless.
 */
export function joinRows(
  rows: readonly PreparedRow[],
  joinedBy: RowsJoinedBy,
): readonly PreparedRow[] {
  if (joinedBy === 'None') return rows;
  const groups = Map.groupBy(rows, (row) => keyOf(row, joinedBy) ?? row.index);
  const joined = [...groups.values()].flatMap(joinGroup);
  return joined.toSorted((one, other) => one.index - other.index);
}

function keyOf({ wanted }: PreparedRow, joinedBy: 'OrderNumber' | 'Reference'): string | null {
  const { booking } = wanted;
  const named = joinedBy === 'OrderNumber' ? booking.orderNumber : booking.reference?.[0]?.value;
  return named ? JSON.stringify([booking.customer?.id ?? null, named.trim().toUpperCase()]) : null;
}

function joinGroup(group: readonly PreparedRow[]): readonly PreparedRow[] {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return group;
  const judged = [first, ...others.map((row) => comparedWith(first, row))];
  if (group.length > itemLinesMax) {
    return judged.map((row) => returned(row, `A booking has ${itemLinesMax} lines at most.`));
  }
  if (judged.some(({ complaints }) => complaints.length > 0)) {
    return judged.map((row) => returned(row, 'Another row of this booking comes back.'));
  }
  const items = group.flatMap(({ wanted }) => wanted.booking.items ?? []);
  const whole = { ...first.wanted, booking: { ...first.wanted.booking, items } };
  return [{ ...first, wanted: whole }, ...others.map((row) => ({ ...row, with: first.index }))];
}

const returned = (row: PreparedRow, message: string): PreparedRow =>
  row.complaints.length > 0 ? row : { ...row, complaints: [{ message, members: [] }] };

/**
 * Rejects a row that differs in more than its items, because it is unclear which receiver is meant.
 */
function comparedWith(first: PreparedRow, row: PreparedRow): PreparedRow {
  const { items: _, ...firsts } = first.wanted.booking;
  const { items: __, ...its } = row.wanted.booking;
  const isAlike =
    JSON.stringify([firsts, first.wanted.service]) === JSON.stringify([its, row.wanted.service]);
  if (isAlike) return row;
  const message = `Only the items may differ from row ${first.line}, whose booking it belongs to.`;
  const complaint: Complaint = { message, members: [] };
  return { ...row, complaints: [...row.complaints, complaint] };
}
