import type { EventName } from '@waybill/contract/messaging/notifications/notification-events';
import type { Permission } from '@waybill/contract/permission';

/** What people must hold to be told of an event as staff or users of a customer; null: nothing. */
export const permissionToReceive: Readonly<Record<EventName, Permission | null>> = {
  BookingConfirmation: 'Booking.View',
  PickupRequested: 'Booking.View',
  StatusUpdate: 'Booking.View',
  Delivered: 'Booking.View',
  ImportFinished: 'Booking.View',
  QuoteAccepted: 'Booking.View',
  InvoiceIssued: 'Finance.View',
  StatementReady: 'Finance.View',
  PaymentReminder: 'Finance.View',
  Discussion: 'Communication.View',
};
