import { addDays, localDate } from '@waybill/kernel/local-date';
import { startOfLocalDay } from '@waybill/kernel/time';

/** The last days up to today, oldest first, each with the filter of the bookings made on it. */
export const lastDays = (today: string, count: number, timezone: string) =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(localDate(today), at - count + 1);
    return { day, filter: madeOn(day, timezone) };
  });

/** The filter of bookings made since the first moment of a day. */
export const madeSince = (day: string, timezone: string): string =>
  `creationTime ge ${startOfLocalDay(localDate(day), timezone).toISOString()}`;

const madeOn = (day: ReturnType<typeof localDate>, timezone: string): string =>
  `${madeSince(day, timezone)} and creationTime lt ` +
  startOfLocalDay(addDays(day, 1), timezone).toISOString();
