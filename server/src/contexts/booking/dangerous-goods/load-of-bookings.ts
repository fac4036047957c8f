import {
  type DangerousConsignment,
  goodsAmong,
  goodsOnBoard,
  listedGoods,
  type LoadedGoods,
} from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { bookings } from '../bookings/sql/booking.ts';
import { receptaclesOf } from './domain/dangerous-load.ts';

export type DangerousFreight = {
  /** The number of bookings with dangerous goods. */
  readonly bookings: number;
  readonly consignments: readonly DangerousConsignment[];
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
    const named = row.dangerous_un_code ?? '';
    const consignment: DangerousConsignment = {
      number: row.consignment_id ?? String(row.id),
      from: row.from_address,
      to: row.to_address,
      named,
      ...listedGoods(list, named),
      ownName: row.dangerous_description,
      receptacles: receptaclesOf(row),
    };
    return { row, consignment };
  });
  const consignments = loaded.map(({ consignment }) => consignment);
  return {
    bookings: rows.length,
    consignments,
    goods: consignments.flatMap(goodsOnBoard),
    unknown: loaded.flatMap(({ row, consignment }) =>
      consignment.code === null ? [{ id: row.id, consignmentId: row.consignment_id }] : [],
    ),
  };
}
