import { addDays, isLocalDate, localDate } from '@waybill/kernel/local-date';
import { fromWallTime, localDateOf } from '@waybill/kernel/time';
import { holidaysIn, localityOf } from '#contexts/lookups/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { arrival, cutOffOf, type Journey } from './domain/delivery-time.ts';
import type { BookingQuoteInput } from './snapshot.ts';

/** The route of freight and when it leaves, for any carrier. */
export type Route = Omit<Journey, 'cutOffTime' | 'transitTime'>;

type Places = Pick<BookingQuoteInput, 'fromAddress' | 'toAddress'>;
type Leaving = { readonly leaving: Date; readonly timezone: string };

/** The maximum transit time considered, in calendar days. */
const horizon = 90;

/** Returns the route of freight that leaves at a time; unknown places are in the tenant's zone. */
export async function routeOf(
  db: TenantDb,
  { fromAddress, toAddress }: Places,
  { leaving, timezone }: Leaving,
): Promise<Route> {
  const [from, to] = await Promise.all([localityOf(db, fromAddress), localityOf(db, toAddress)]);
  const day = localDate(localDateOf(leaving, timezone));
  const states = [from?.stateCode, to?.stateCode].filter((state) => state !== undefined);
  return {
    leaving,
    fromTimezone: from?.timezone ?? timezone,
    toTimezone: to?.timezone ?? timezone,
    isHoliday: await holidaysIn(db, states, { from: day, to: addDays(day, horizon) }),
  };
}

/**
 * Returns when the freight of a request leaves: when it is ready, otherwise now; on a later day at
 * its start, before every cut-off.
 */
export function leavingOf(
  { readyTime, despatchDate }: Pick<BookingQuoteInput, 'readyTime' | 'despatchDate'>,
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): Date {
  if (readyTime) return new Date(readyTime);
  const isLater =
    despatchDate && isLocalDate(despatchDate) && despatchDate > localDateOf(now, timezone);
  return isLater ? fromWallTime(localDate(despatchDate), '00:00', timezone) : now;
}

type Service = Pick<Journey, 'cutOffTime' | 'transitTime'>;

/** Returns a service's hand-over deadline and arrival; ISO 8601, null if unknown. */
export function deliveryTimes(
  route: Route,
  { cutOffTime, transitTime }: Service,
): { readonly eta: string | null; readonly cutOffAt: string | null } {
  const journey = { ...route, cutOffTime, transitTime };
  return {
    eta: arrival(journey)?.toISOString() ?? null,
    cutOffAt: cutOffOf(journey)?.toISOString() ?? null,
  };
}
