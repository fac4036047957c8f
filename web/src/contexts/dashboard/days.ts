import { localDate } from '@waybill/kernel/local-date';
import { startOfLocalDay } from '@waybill/kernel/time';

/** Returns the filter of bookings created since the start of a day in the tenant's timezone. */
export const madeSince = (day: string, timezone: string): string =>
  `creationTime ge ${startOfLocalDay(localDate(day), timezone).toISOString()}`;
