import { testEvent, type WebhookEvent } from '@waybill/contract/webhooks/events';
import type { WebhookDelivery } from '@waybill/contract/webhooks/shapes';
import type { PillFamily } from '#ui/pill-families.ts';

const events: Readonly<Record<WebhookEvent, string>> = {
  'booking.created': 'A booking is created',
  'booking.statusChanged': 'A booking’s status changes',
  'booking.cancelled': 'A booking is cancelled',
  'booking.manifested': 'Bookings are handed over with a manifest',
  'job.created': 'A job is created',
  'job.scanned': 'Freight is scanned',
  'job.delivered': 'A job is delivered',
  'customer.created': 'A customer is added',
  'invoice.issued': 'An invoice is issued',
  'invoice.voided': 'An invoice is voided',
  'payment.recorded': 'A payment is recorded',
};

export function eventWords(event: string): string {
  if (event === testEvent) return 'Test';
  return Object.hasOwn(events, event) ? events[event as WebhookEvent] : event;
}

export const deliveryFamily: Readonly<Record<WebhookDelivery['status'], PillFamily>> = {
  Queued: 'blue',
  Delivered: 'green',
  Failed: 'red',
};
