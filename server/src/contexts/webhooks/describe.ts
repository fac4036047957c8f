import type { WebhookEvent } from '@waybill/contract/webhooks/events';
import type { DomainEvent } from '@waybill/contract/events';
import { bookingsByIds } from '#contexts/booking/public.ts';
import { jobNumbers } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

type FreightNumbers = {
  readonly consignmentId: string | null;
  readonly orderNumber: string | null;
};

/**
 * Returns the data of a delivery: the ids of the event and, for events about freight, the numbers
 * that other systems use. Members that only control our own notifications are omitted.
 */
export async function described(db: TenantDb, event: DomainEvent<WebhookEvent>): Promise<object> {
  switch (event.name) {
    case 'booking.created':
    case 'booking.cancelled':
      return { ...event.payload, ...(await numbersOf(db, event.payload.id)) };
    case 'booking.statusChanged': {
      const { id, customerId, from, to, at } = event.payload;
      return { id, customerId, from, to, at, ...(await numbersOf(db, id)) };
    }
    case 'booking.manifested': {
      const bookings = await bookingsByIds(db, event.payload.bookingIds);
      const named = bookings.map(({ id, ...card }) => ({ id, ...numbersIn(card) }));
      return { ...event.payload, bookings: named };
    }
    case 'job.created':
    case 'job.scanned':
    case 'job.delivered': {
      const { bookingId, connoteNumber } = await jobNumbers(db, event.payload.id);
      const { consignmentId, orderNumber } = await numbersOf(db, bookingId);
      return { ...event.payload, consignmentId: connoteNumber ?? consignmentId, orderNumber };
    }
    case 'customer.created':
    case 'invoice.issued':
    case 'invoice.voided':
    case 'payment.recorded':
      return event.payload;
  }
}

const numbersIn = ({ consignmentId, orderNumber }: FreightNumbers): FreightNumbers => ({
  consignmentId,
  orderNumber,
});

/** Returns nulls for a booking that was deleted since. */
async function numbersOf(db: TenantDb, id: number | null): Promise<FreightNumbers> {
  const [card] = id === null ? [] : await bookingsByIds(db, [id]);
  return numbersIn(card ?? { consignmentId: null, orderNumber: null });
}
