import { english } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/booking/endpoints';
import { checkLoad } from '#contexts/dangerousGoods/public.ts';
import { handle } from '#platform/context.ts';
import { dangerousFreightOf } from '../load-of-bookings.ts';

export const getDangerousGoodsLoad = handle(
  contract.getDangerousGoodsLoad,
  async ({ input: { bookingIds }, db }) => {
    const { bookings, goods, unknown } = await dangerousFreightOf(db, bookingIds);
    const { aggregates, placard, elsewhere } = checkLoad(goods);
    return {
      bookings,
      aggregates: [...aggregates],
      isPlacarded: placard.length > 0,
      placardReasons: placard.map(english),
      placardMessages: [...placard],
      underOtherCodes: [...elsewhere],
      unknown: [...unknown],
    };
  },
);
