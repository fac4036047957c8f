import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { localDate } from '@waybill/kernel/local-date';
import { fromWallTime, inTimezone } from '@waybill/kernel/time';

/** A moment as two form values. */
export type MomentFields = { day: string | null; time: string };

export function fieldsOf(iso: string | null | undefined, timezone: string): MomentFields {
  if (!iso) return { day: null, time: '' };
  const { date, time } = inTimezone(new Date(iso), timezone);
  return { day: date, time: time.slice(0, 5) };
}

/** Converts two form values to a moment; an empty time is 00:00. */
export const momentOf = ({ day, time }: MomentFields, timezone: string): string | null =>
  day === null ? null : fromWallTime(localDate(day), time || '00:00', timezone).toISOString();

/** Returns the form values of a line haul, or empty ones. */
export const valuesOf = (row: LineHaul | undefined, timezone: string) => ({
  linehaul: {
    startheadport: row?.startheadport ?? null,
    destinationheadport: row?.destinationheadport ?? null,
    carriername: row?.carriername ?? '',
    carrierreference: row?.carrierreference ?? '',
    manifestno: row?.manifestno ?? '',
    connoteno: row?.connoteno ?? '',
    pickuprequestno: row?.pickuprequestno ?? '',
    capacityweight: row?.capacityweight ?? null,
    capacityvolume: row?.capacityvolume ?? null,
    capacitypallets: row?.capacitypallets ?? null,
    cost: row?.cost ?? null,
    costbasis: row?.costbasis ?? ('Weight' as const),
    linehaulnote: row?.linehaulnote ?? '',
  },
  departure: fieldsOf(row?.planneddeparture, timezone),
  arrival: fieldsOf(row?.plannedarrival, timezone),
});
type Values = ReturnType<typeof valuesOf>;

export const lineHaulArgs = ({ linehaul, departure, arrival }: Values, timezone: string) => ({
  ...linehaul,
  planneddeparture: momentOf(departure, timezone),
  plannedarrival: momentOf(arrival, timezone),
});
