import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { saveAllBookings } from '#contexts/booking/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { ShopClient } from '../../shops/connection.ts';
import { sentenceOf } from '../book-each.ts';
import { servicesFor } from '../choose-service.ts';
import { bookingOf } from '../domain/booking-of.ts';
import { wayBack } from '../domain/way-back.ts';
import { addReturn, lockOrders } from '../sql.ts';

/** A rule and the buyer chose a service to the receiver: the way back takes the cheapest. */
const cheapest = { forAll: null, isBuyers: false, arriveBy: null };

export const bookReturn = (client: ShopClient) =>
  handle(contract.bookReturn, async ({ input, actor, db, now }) => {
    const [locked] = await lockOrders(db, [input.orderId]);
    const row = found(locked, shopsProblems.OrderNotFound);
    if (row.status !== 'Booked') throw new Problem(shopsProblems.OrderNotBooked);
    const back = { ...wayBack(row), note: null, ruled_service: null };
    const command = { db, actor, now, line: client };
    const [service = ''] = await servicesFor(command, [back], cheapest);
    if (typeof service === 'string') return { bookingId: null, message: service };
    const toSave = { sent: bookingOf(back, service), operations: ['Book' as const] };
    const outcome = await saveAllBookings(command, [toSave]);
    if (!outcome.ok) return { bookingId: null, message: sentenceOf(outcome.refusal) };
    const [bookingId = 0] = outcome.value;
    await addReturn(db, row, bookingId);
    publish(db, 'shop.ordersChanged', { id: row.shop_id, customerId: row.customer_id });
    return { bookingId, message: null };
  });
