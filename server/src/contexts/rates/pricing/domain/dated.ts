import { isLocalDate } from '@waybill/kernel/local-date';

/** A calendar day as `2026-03-31`. Such texts compare in the order of time. */
export type Day = string;

/** In force from the effective day on, and before the expiry day (decisions P-04). */
export type Dated = { readonly effectiveDate: Day; readonly expireDate?: Day | null | undefined };

export const isInForce = ({ effectiveDate, expireDate }: Dated, day: Day): boolean =>
  effectiveDate <= day && (expireDate == null || day < expireDate);

/** The row in force with the latest effective day; the first listed of equals. */
export function latestInForce<Row extends Dated>(rows: readonly Row[], day: Day): Row | undefined {
  return rows
    .filter((row) => isInForce(row, day))
    .reduce<Row | undefined>(
      (latest, row) =>
        latest === undefined || row.effectiveDate > latest.effectiveDate ? row : latest,
      undefined,
    );
}

const KEPT = 4000;
const known = new Map<Day, number>();

/**
 * `2026-03-31` as 20260331, for columns of numbers; 0 when it is not a day of the calendar. Rates
 * repeat few different days, so what was checked is kept, up to a limit.
 */
export function dayNumber(day: Day): number {
  const saved = known.get(day);
  if (saved !== undefined) return saved;
  const number = isLocalDate(day) ? Number(day.replaceAll('-', '')) : 0;
  if (known.size < KEPT) known.set(day, number);
  return number;
}
