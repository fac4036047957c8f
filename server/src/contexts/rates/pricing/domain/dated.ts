import { isLocalDate } from '@waybill/kernel/local-date';

/** A calendar day as `2026-03-31`, so that string order is chronological. */
export type Day = string;

/** In force from the effective day (inclusive) to the expiry day (exclusive) (decisions P-04). */
export type Dated = { readonly effectiveDate: Day; readonly expireDate?: Day | null | undefined };

export const isInForce = ({ effectiveDate, expireDate }: Dated, day: Day): boolean =>
  effectiveDate <= day && (expireDate == null || day < expireDate);

/** Returns the row in force with the latest effective day; the first listed of ties. */
export function latestInForce<Row extends Dated>(rows: readonly Row[], day: Day): Row | undefined {
  return rows
    .filter((row) => isInForce(row, day))
    .reduce<Row | undefined>(
      (latest, row) =>
        latest === undefined || row.effectiveDate > latest.effectiveDate ? row : latest,
      undefined,
    );
}

const ENTRIES_MAX = 4000;
const known = new Map<Day, number>();

/**
 * Converts `2026-03-31` to 20260331, for numeric columns; 0 for an invalid date. Rates repeat few
 * distinct days, so validated days are cached, up to a limit.
 */
export function dayNumber(day: Day): number {
  const saved = known.get(day);
  if (saved !== undefined) return saved;
  const number = isLocalDate(day) ? Number(day.replaceAll('-', '')) : 0;
  if (known.size < ENTRIES_MAX) known.set(day, number);
  return number;
}
