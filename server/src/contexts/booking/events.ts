import type * as reported from '@waybill/contract/booking/events';
import { domainEvent } from '#platform/events.ts';

export const bookingCreated = (payload: reported.BookingCreated) =>
  domainEvent('booking.created', payload);
export const bookingChanged = (payload: reported.BookingChanged) =>
  domainEvent('booking.changed', payload);
export const bookingDeleted = (payload: reported.BookingDeleted) =>
  domainEvent('booking.deleted', payload);
export const bookingStatusChanged = (payload: reported.BookingStatusChanged) =>
  domainEvent('booking.statusChanged', payload);
export const bookingPaid = (payload: reported.BookingPaid) => domainEvent('booking.paid', payload);
export const bookingCancelled = (payload: reported.BookingCancelled) =>
  domainEvent('booking.cancelled', payload);
export const bookingManifested = (payload: reported.BookingManifested) =>
  domainEvent('booking.manifested', payload);
export const bookingsImported = (payload: reported.BookingsImported) =>
  domainEvent('booking.imported', payload);
