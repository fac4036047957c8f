import {
  goodsAmong,
  goodsNamed,
  type LoadedGoods,
  rowOf,
} from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { bookings } from '../bookings/sql/booking.ts';
import { goodsOnBoard } from './domain/dangerous-load.ts';

export type DangerousFreight = {
  /** The number of bookings with dangerous goods. */
  readonly bookings: number;
  readonly goods: readonly LoadedGoods[];
  /** Bookings whose UN number is not in the list; their goods are not counted. */
  readonly unknown: readonly { readonly id: number; readonly consignmentId: string | null }[];
};

/** Returns the dangerous goods of bookings that travel together. */
export async function dangerousFreightOf(
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<DangerousFreight> {
  const rows = (await bookings(db, bookingIds)).filter(({ is_dangerous }) => is_dangerous);
  const list = await goodsAmong(
    db,
    rows.map((row) => row.dangerous_un_code ?? ''),
  );
  const loaded = rows.map((row) => {
    const named = goodsNamed(row.dangerous_un_code ?? '');
    const code = named && rowOf(list, named);
    return { row, goods: code === undefined ? null : goodsOnBoard(row, code) };
  });
  return {
    bookings: rows.length,
    goods: loaded.flatMap(({ goods }) => goods ?? []),
    unknown: loaded.flatMap(({ row, goods }) =>
      goods === null ? [{ id: row.id, consignmentId: row.consignment_id }] : [],
    ),
  };
}
