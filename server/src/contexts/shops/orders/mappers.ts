import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { bookingsOut } from './domain/bookings.ts';
import { missingParts } from './domain/missing-parts.ts';
import type { OrderRow } from './sql.ts';

export const toOrder = (row: OrderRow, customerName: string): WebOrder => ({
  id: row.id,
  ecommerceId: row.ecommerce_id,
  shopId: row.shop_id,
  customerId: row.customer_id,
  fromAddress: row.from_address,
  toAddress: row.to_address,
  orderNumber: row.order_number,
  status: row.status,
  stage: row.stage,
  shopName: row.shop_name,
  customerName,
  items: [...row.items],
  parcels: [...row.parcels],
  problems: row.problems,
  firedRules: [...row.fired_rules],
  failure: row.failure,
  shippingMethod: row.shipping_method,
  note: row.note,
  totalPrice: row.total_minor === null ? null : row.total_minor / 100,
  currency: row.currency,
  orderTime: row.placed_at.toISOString(),
  creationTime: row.created_at.toISOString(),
  bookingId: bookingsOut(row)[0]?.bookingId ?? null,
  consignmentId: row.consignment_id,
  bookings: row.bookings.map(({ bookingId, consignmentId, isReturn }) => ({
    bookingId,
    consignmentId,
    isReturn,
  })),
  missingPartCount: missingParts(row).length,
  fulfilmentTime: row.fulfilled_at?.toISOString() ?? null,
  fulfilmentProblem: row.fulfilment_problem,
});
