import type { RangeName } from '@waybill/contract/reports/reports/parameters';
import {
  addDays,
  addMonths,
  endOfMonth,
  type LocalDate,
  startOfMonth,
} from '@waybill/kernel/local-date';

/** Days, both inclusive. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

/** The days that a named range covers, relative to a day. */
export function periodOf(name: RangeName, today: LocalDate): Period {
  const yesterday = addDays(today, -1);
  switch (name) {
    case 'Today':
      return { from: today, to: today };
    case 'Yesterday':
      return { from: yesterday, to: yesterday };
    case 'Last7Days':
      return { from: addDays(today, -6), to: today };
    case 'Last14Days':
      return { from: addDays(today, -13), to: today };
    case 'Last30Days':
      return { from: addDays(today, -29), to: today };
    case 'Last90Days':
      return { from: addDays(today, -89), to: today };
    case 'ThisMonth':
      return { from: startOfMonth(today), to: today };
    case 'LastMonth': {
      const from = addMonths(startOfMonth(today), -1);
      return { from, to: endOfMonth(from) };
    }
    case 'Last12Months':
      return { from: addDays(addMonths(today, -12), 1), to: today };
  }
}
