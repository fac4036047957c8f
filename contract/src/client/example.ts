import type { Waybill } from './index.ts';
import { reportIdOf } from '../reports/reports/catalogue.ts';

/**
 * A typical integration: finds the customer's newest bookings, downloads the file of a report, and
 * subscribes to future events.
 */
export async function followOurFreight(waybill: Waybill, hook: string) {
  const { items } = await waybill.booking.getBookings({
    filter: "bookingStatus eq 'Delivered'",
    sorting: 'creationTime desc',
    maxResultCount: 3,
  });

  const csv = await waybill.reports.runReport({
    id: reportIdOf('BookingsByPeriod'),
    parameters: { Period: 'Last30Days', By: 'Week' },
  });

  const { webhook, secret } = await waybill.webhooks.createOrUpdateWebhook(
    { webhook: { url: hook, events: ['booking.statusChanged', 'job.delivered'] } },
    { idempotencyKey: crypto.randomUUID() },
  );
  return { consignments: items.map(({ consignmentId }) => consignmentId), csv, webhook, secret };
}
