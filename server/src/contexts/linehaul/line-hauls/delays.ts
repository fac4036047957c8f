import type { LineHaulInput } from '@waybill/contract/linehaul/line-hauls/shapes';
import { notValidField } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { articlesOf } from '../articles/sql.ts';
import { permitLineHaul } from './held.ts';
import type { LineHaulRow } from './sql.ts';

/**
 * Returns the new arrival of a departed line haul; undefined if unchanged.
 * @throws {Problem} LineHaulNotAllowed, NotValid for an arrival before the departure
 */
export function delayOf(row: LineHaulRow, sent: LineHaulInput): Date | undefined {
  if (!sent.expectedarrival) return undefined;
  const at = new Date(sent.expectedarrival);
  if (at.getTime() === row.expected_arrival_at?.getTime()) return undefined;
  permitLineHaul('delay', row);
  if (row.departed_at !== null && at <= row.departed_at) {
    throw notValidField('linehaul.expectedarrival', 'The arrival must be after the departure');
  }
  return at;
}

/** Publishes an event for each customer with freight on a line haul. */
export async function publishDelay(
  db: TenantDb,
  { id, number: code }: LineHaulRow,
  { expectedArrival, reason }: { readonly expectedArrival: Date; readonly reason: string | null },
): Promise<void> {
  const byCustomer = Map.groupBy(await articlesOf(db, [id]), ({ customer_id }) => customer_id);
  publishAll(
    db,
    [...byCustomer].map(([customerId, articles]) => ({
      name: 'lineHaul.delayed',
      payload: {
        id,
        customerId,
        code,
        expectedArrival: expectedArrival.toISOString(),
        reason,
        bookingIds: [...new Set(articles.flatMap(({ booking_id }) => booking_id ?? []))],
      },
    })),
  );
}
