import type { OrderRow } from './sql.ts';

/** True if an order that was read before carriers were asked still asks for the same freight. */
export const isUnchanged = (before: OrderRow, now: OrderRow): boolean =>
  JSON.stringify(freightOf(before)) === JSON.stringify(freightOf(now));

const freightOf = (row: OrderRow) => [
  row.status,
  row.from_address,
  row.to_address,
  row.parcels,
  row.problems,
  row.fired_rules,
  row.ruled_service,
  row.chosen_service,
  row.note,
  row.bookings.map(({ bookingId }) => bookingId),
];
