import type * as told from '@waybill/contract/booking/facts';
import { fact } from '#platform/facts.ts';

export const bookingCreated = (payload: told.BookingCreated) => fact('booking.created', payload);
export const bookingChanged = (payload: told.BookingChanged) => fact('booking.changed', payload);
export const bookingDeleted = (payload: told.BookingDeleted) => fact('booking.deleted', payload);
export const bookingStatusChanged = (payload: told.BookingStatusChanged) =>
  fact('booking.statusChanged', payload);
export const bookingPaid = (payload: told.BookingPaid) => fact('booking.paid', payload);
export const bookingCancelled = (payload: told.BookingCancelled) =>
  fact('booking.cancelled', payload);
export const bookingManifested = (payload: told.BookingManifested) =>
  fact('booking.manifested', payload);
export const bookingsImported = (payload: told.BookingsImported) =>
  fact('booking.imported', payload);
