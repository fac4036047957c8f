import { addDays, daysBetween, type LocalDate } from '@waybill/kernel/local-date';

/** A period that an item was in the warehouse, in days of the tenant's zone. */
export type Stay = {
  readonly itemGuid: string;
  readonly itemId: string;
  readonly description: string | null;
  /** Hundredths of a pallet space. */
  readonly palletHundredths: number;
  readonly firstDate: LocalDate;
  /** Null while it is in the warehouse. */
  readonly lastDate: LocalDate | null;
};

/** The days of an item that count in a period. */
export type StoredDays = Omit<Stay, 'lastDate'> & {
  readonly lastDate: LocalDate;
  readonly days: number;
};

type Period = { readonly fromDate: LocalDate; readonly toDate: LocalDate };

/**
 * Returns the days of each item within a period, first and last day included. A partial day counts
 * as one, however often the item left and returned on it.
 */
export function storedDays(stays: readonly Stay[], period: Period): readonly StoredDays[] {
  const byItem = Map.groupBy(stays, ({ itemGuid }) => itemGuid);
  return [...byItem.values()].flatMap((ofItem) => {
    const days = new Set(ofItem.flatMap((stay) => daysOf(stay, period)));
    const [stay] = ofItem;
    const inOrder = [...days].toSorted();
    const [firstDate] = inOrder;
    const lastDate = inOrder.at(-1);
    if (stay === undefined || firstDate === undefined || lastDate === undefined) return [];
    return [{ ...stay, firstDate, lastDate, days: days.size }];
  });
}

function daysOf({ firstDate, lastDate }: Stay, { fromDate, toDate }: Period): readonly LocalDate[] {
  const first = firstDate > fromDate ? firstDate : fromDate;
  const last = lastDate !== null && lastDate < toDate ? lastDate : toDate;
  const count = daysBetween(first, last) + 1;
  return count <= 0 ? [] : Array.from({ length: count }, (_, day) => addDays(first, day));
}

/** Sums up pallet days, in hundredths. */
export const palletDayHundredths = (stored: readonly StoredDays[]): number =>
  stored.reduce((sum, { palletHundredths, days }) => sum + palletHundredths * days, 0);
