import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { localDate } from '@waybill/kernel/local-date';
import { localDateOf } from '@waybill/kernel/time';
import { goodsAmong, goodsNamed, rowOf } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { slotWindow } from './domain/time-slots.ts';
import type { BoardJobRow } from './sql.ts';

type BoardDay = {
  /** The day of the board, yyyy-MM-dd, and the tenant's time zone. */
  readonly day: string;
  readonly timezone: string;
};

/** Reads the UN list for these jobs; returns the mapper to jobs on the board of a day. */
export async function boardJobsOf(
  db: TenantDb,
  rows: readonly BoardJobRow[],
  { day, timezone }: BoardDay,
): Promise<(some: readonly BoardJobRow[]) => BoardJob[]> {
  const named = new Set(rows.flatMap(({ dangerous_goods }) => dangerous_goods ?? []));
  const list = named.size === 0 ? [] : await goodsAmong(db, [...named]);
  const goodsOf = (code: string): BoardJob['dangerousgoods'] => {
    const goods = goodsNamed(code);
    const row = goods && rowOf(list, goods);
    return {
      code,
      class: row?.category ?? null,
      packagegroup: row?.package_group ?? null,
      compatibilitygroup: row?.compatibility_group ?? null,
    };
  };
  return (some) =>
    some.map((row) => {
      const { driver_guid, allocated_for, dangerous_goods, moved_at, ...rest } = row;
      const { pickup_ready_at, deadline_at, ...job } = rest;
      void [driver_guid, allocated_for];
      const deliveryDay =
        deadline_at === null ? localDate(day) : localDateOf(deadline_at, timezone);
      const window = slotWindow(job.timeslot, deliveryDay, timezone);
      return {
        ...job,
        pickupreadydatetime: pickup_ready_at?.toISOString() ?? null,
        deadline: deadline_at?.toISOString() ?? null,
        windowstart: window?.start.toISOString() ?? null,
        windowend: window?.end.toISOString() ?? null,
        dangerousgoods: dangerous_goods === null ? null : goodsOf(dangerous_goods),
        movedat: moved_at?.toISOString() ?? null,
      };
    });
}
