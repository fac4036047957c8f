import { notValidField } from '@waybill/contract/problem';
import { fromWallTime, localDateOf } from '@waybill/kernel/time';
import { addDays } from '@waybill/kernel/local-date';

type PeriodQuery = {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};
export type Between = { readonly from: Date; readonly to: Date };

const day_ms = 86_400_000;
/** The longest period of a trail. */
export const periodMax_days = 31;

/** Returns the requested period; by default today in the tenant's time zone. */
export function periodOrToday(query: PeriodQuery, timezone: string, now: Date): Between {
  const today = localDateOf(now, timezone);
  const from = query.startDate ? new Date(query.startDate) : fromWallTime(today, '00:00', timezone);
  const to = query.endDate
    ? new Date(query.endDate)
    : query.startDate
      ? new Date(from.getTime() + day_ms)
      : fromWallTime(addDays(today, 1), '00:00', timezone);
  return checked({ from, to });
}

/** Returns the requested period; by default the last 24 hours (decisions D-09). */
export function periodOrLastDay(query: PeriodQuery, now: Date): Between {
  const to = query.endDate ? new Date(query.endDate) : now;
  const from = query.startDate ? new Date(query.startDate) : new Date(to.getTime() - day_ms);
  return checked({ from, to });
}

function checked(period: Between): Between {
  if (period.to <= period.from) throw notValidField('endDate', 'The end must be after the start');
  if (period.to.getTime() - period.from.getTime() > periodMax_days * day_ms) {
    throw notValidField('endDate', 'The period can be up to 31 days');
  }
  return period;
}
