import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import type { ShopClient } from '../../shops/connection.ts';
import { bookParts } from '../book-parts.ts';
import { wayBack } from '../domain/way-back.ts';
import { addReturn, order as readOrder } from '../sql.ts';

/** A rule and the buyer chose a service to the receiver: the way back takes the cheapest. */
const cheapest = { forAll: null, isBuyers: false, arriveBy: null };

export const bookReturn = (client: ShopClient) =>
  handle(contract.bookReturn, async ({ input, actor, db, now }) => {
    const order = found(await readOrder(db, input.orderId), shopsProblems.OrderNotFound);
    if (order.status !== 'Booked') throw new Problem(shopsProblems.OrderNotBooked);
    const parts = [{ ...wayBack(order), note: null, ruled_service: null }];
    const booked = await bookParts({ db, actor, now, line: client }, { order, parts }, cheapest);
    if (!booked.ok) return { bookingId: null, message: booked.message };
    const [bookingId = 0] = booked.ids;
    await addReturn(db, order, bookingId);
    return { bookingId, message: null };
  });
