import { localDate } from '@waybill/kernel/local-date';
import { startOfLocalDay } from '@waybill/kernel/time';

/** The filter of bookings made since the first moment of a day, where the tenant is. */
export const madeSince = (day: string, timezone: string): string =>
  `creationTime ge ${startOfLocalDay(localDate(day), timezone).toISOString()}`;
