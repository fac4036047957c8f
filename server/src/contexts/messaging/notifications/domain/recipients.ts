import type { EventName } from '@waybill/contract/messaging/notifications/notification-events';
import type { Permission } from '@waybill/contract/permission';

/**
 * The permission needed to be notified of an event as staff or as a user of a customer; null: none.
 */
export const permissionToReceive: Readonly<Record<EventName, Permission | null>> = {
  BookingConfirmation: 'Booking.View',
  PickupRequested: 'Booking.View',
  StatusUpdate: 'Booking.View',
  Delivered: 'Booking.View',
  ImportFinished: 'Booking.View',
  QuoteAccepted: 'Booking.View',
  ScanReview: 'Job.Edit',
  InvoiceIssued: 'Finance.View',
  StatementReady: 'Finance.View',
  PaymentReminder: 'Finance.View',
  Discussion: 'Communication.View',
};
