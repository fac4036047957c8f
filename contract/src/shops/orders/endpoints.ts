import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, line, PlainDate } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { orderStages, ordersAtOnceMax, serviceChoices } from '../lifecycle.ts';
import { shopsProblems as refusals } from '../problems.ts';
import { Order, OrderToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const ofWhom = { customerId: idOf('customer').optional(), shopId: idOf('shop').optional() };
const OrderIds = z.array(idOf('shopOrder')).min(1, 'Please choose an order').max(ordersAtOnceMax);

export const getOrders = endpoint({
  path: '/api/order/order/getOrders',
  access: 'Customer.Company',
  summary: 'Returns the orders of web shops.',
  input: z.object({ ...ofWhom, stage: z.enum(orderStages).optional(), ...listInput }),
  output: pageOf(Order),
});

export const getOrderCounts = endpoint({
  path: '/api/order/order/getOrderCounts',
  access: 'Customer.Company',
  summary: 'Returns the number of orders at each stage.',
  input: z.object(ofWhom),
  output: z.object({
    items: z.array(z.object({ stage: z.enum(orderStages), count: z.number().int() })),
  }),
});

export const getOrder = endpoint({
  path: '/api/order/order/getOrder',
  access: 'Customer.Company',
  summary: 'Returns one order of a web shop.',
  input: z.object({ id: idOf('shopOrder') }),
  output: z.object({ order: Order }),
  problems: [refusals.OrderNotFound],
});

export const updateOrder = endpoint({
  method: 'PUT',
  path: '/api/order/order/updateOrder',
  access: 'Customer.Company',
  summary: 'Updates the receiver and items of an order, which is then checked and packed again.',
  input: z.object({ order: OrderToSave, ...revision }),
  output: z.object({ order: Order }),
  problems: [refusals.OrderNotFound, refusals.OrderNotOpen],
  replaces: {
    read: getOrder,
    argsOf: ({ order: { id } }) => ({ id }),
  },
});

export const bookOrders = endpoint({
  method: 'POST',
  path: '/api/order/order/bookOrders',
  access: 'Booking.Create',
  summary: 'Books orders that are ready; each succeeds or fails independently.',
  input: z.object({
    orderIds: OrderIds,
    /** A service for all orders; if both are absent, each is booked with the one chosen for it. */
    carrierAccountId: idOf('carrierAccount').optional(),
    carrierServiceCode: line(64).optional(),
    /** The cheapest is that of own rates and of the carriers that respond within a few seconds. */
    serviceChoice: z.enum(serviceChoices).default('Buyer'),
    /** The latest day of arrival of the cheapest service, in the tenant's time zone. */
    arriveBy: PlainDate.optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        orderId: Id,
        orderNumber: z.string().nullable(),
        bookingId: Id.nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const bookMissingParts = endpoint({
  method: 'POST',
  path: '/api/order/order/bookMissingParts',
  access: 'Booking.Create',
  summary: 'Books the parts of a split order that have no booking any more, all or none.',
  input: z.object({ orderId: idOf('shopOrder') }),
  output: z.object({ bookingIds: z.array(Id), message: z.string().nullable() }),
  problems: [refusals.OrderNotFound, refusals.NoMissingParts, refusals.OrderChanged],
});

export const bookReturn = endpoint({
  method: 'POST',
  path: '/api/order/order/bookReturn',
  access: 'Booking.Create',
  summary: 'Books the way back of a booked order, from its receiver, by the cheapest service.',
  input: z.object({ orderId: idOf('shopOrder') }),
  output: z.object({ bookingId: Id.nullable(), message: z.string().nullable() }),
  problems: [refusals.OrderNotFound, refusals.OrderNotBooked, refusals.OrderChanged],
});

export const cancelOrders = endpoint({
  method: 'POST',
  path: '/api/order/order/cancelOrders',
  access: 'Customer.Company',
  summary: 'Cancels orders that will not be sent; the shop is not notified.',
  input: z.object({ orderIds: OrderIds }),
  output: z.object({ cancelled: z.number().int() }),
});
