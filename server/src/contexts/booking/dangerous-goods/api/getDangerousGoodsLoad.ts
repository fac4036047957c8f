import * as contract from '@waybill/contract/booking/endpoints';
import { checkLoad, goodsAmong, goodsNamed, rowOf } from '#contexts/dangerousGoods/public.ts';
import { handle } from '#platform/context.ts';
import { goodsOnBoard } from '../domain/dangerous-load.ts';
import { bookings } from '../../bookings/sql/booking.ts';

export const getDangerousGoodsLoad = handle(
  contract.getDangerousGoodsLoad,
  async ({ input: { bookingIds }, db }) => {
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
    const { aggregates, placard, elsewhere } = checkLoad(
      loaded.flatMap(({ goods }) => goods ?? []),
    );
    return {
      bookings: rows.length,
      aggregates: [...aggregates],
      isPlacarded: placard.length > 0,
      placardReasons: [...placard],
      underOtherCodes: [...elsewhere],
      unknown: loaded.flatMap(({ row, goods }) =>
        goods === null ? [{ id: row.id, consignmentId: row.consignment_id }] : [],
      ),
    };
  },
);
