import { complaint } from '../../complaint.ts';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, line, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Booking, BookingForEditResult } from '../shapes.ts';
import { bookingProblems as refusals, bookingRefusals } from '../problems.ts';
import { batchMax, BookingNoteInput, BookingWritePayload, Operations } from './write-shapes.ts';
import { ListedBooking } from './listed-booking.ts';
import {
  BatchBookingResult,
  BatchDeleteResult,
  BookingConfiguration,
  BookingsSummary,
  BookingStatusCount,
  BulkOperationResult,
} from './shapes.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

const nothing = z.null();

/**
 * With `byLegs`, staff receive the legs of journeys instead of the journeys: freight as carriers
 * see it.
 */
const ofWhom = { customerId: idOf('customer').optional(), byLegs: z.boolean().optional() };

const narrowed = { ...ofWhom, filter: z.string().optional() };

export const getBookings = endpoint({
  path: '/api/booking/booking/getbookings',
  access: 'Booking.View',
  summary: 'Returns bookings; customers see only their own.',
  input: z.object({ ...listInput, ...ofWhom }),
  output: pageOf(Booking),
});

export const getListedBookings = endpoint({
  path: '/api/booking/booking/getlistedbookings',
  access: 'Booking.View',
  summary: 'Returns bookings with the columns of the list only; faster than getbookings.',
  input: z.object({ ...listInput, ...ofWhom }),
  output: pageOf(ListedBooking),
});

export const getBookingForEdit = endpoint({
  path: '/api/booking/booking/getbookingforEdit',
  access: 'Booking.View',
  summary: 'Returns one booking with all details, notes and warnings.',
  input: z.object({ Id: idOf('booking') }),
  output: BookingForEditResult,
  problems: [refusals.BookingNotFound],
});

export const getBookingStatusCount = endpoint({
  path: '/api/booking/booking/getbookingstatuscount',
  access: 'Booking.View',
  summary: 'Returns the number of bookings in each group of statuses.',
  input: z.object(narrowed),
  output: BookingStatusCount,
});

export const getBookingsSummary = endpoint({
  path: '/api/booking/booking/getbookingssummary',
  access: 'Booking.View',
  summary: 'Returns totals of the bookings that match a filter.',
  input: z.object(narrowed),
  output: BookingsSummary,
});

export const exportBookings = endpoint({
  method: 'POST',
  path: '/api/booking/booking/exportCsv',
  access: 'Booking.View',
  summary: 'Exports the bookings that match a filter, or the selected ones, as CSV.',
  input: z.object({
    ...narrowed,
    sorting: z.string().optional(),
    bookingIds: z.array(idOf('booking')).max(1000).optional(),
  }),
  output: ExportFile,
  reads: true,
  isExport: true,
});

export const getBookingConfigurations = endpoint({
  path: '/api/booking/Configuration/GetBookingConfigurations',
  access: 'signedIn',
  summary: 'Returns the operations that each carrier supports.',
  output: BookingConfiguration,
});

export const createOrUpdateBooking = endpoint({
  method: 'POST',
  path: '/api/booking/booking/createorupdatebooking',
  access: 'Booking.Create',
  summary: 'Creates or updates a booking and runs the requested operations: quote, book, print.',
  input: z.object({
    booking: BookingWritePayload,
    /**
     * The members of an existing booking as the caller read them. Members that another user has
     * since changed are preserved if the caller left them unchanged, and refused if both changed
     * them.
     */
    base: BookingWritePayload.nullish(),
    bookingNote: BookingNoteInput.nullish(),
    operations: Operations.nullish(),
  }),
  output: BookingForEditResult,
  problems: [refusals.BookingNotFound, refusals.ChangedMeanwhile, ...bookingRefusals],
});

export const createOrUpdateBatchBooking = endpoint({
  method: 'POST',
  path: '/api/booking/booking/createorupdatebatchbooking',
  access: 'Booking.Create',
  summary: 'Creates or updates up to 500 bookings; each succeeds or fails independently.',
  input: z.object({
    bookings: z
      .array(BookingWritePayload)
      .max(batchMax, complaint('At most {count} bookings at once', { count: batchMax })),
    operations: Operations.nullish(),
  }),
  output: BatchBookingResult,
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/booking/booking/cancelBooking',
  access: 'Booking.Cancel',
  summary: 'Cancels a booking that has not been picked up.',
  input: z.object({ id: idOf('booking'), note: line(4000).nullish() }),
  output: nothing,
  problems: [refusals.BookingNotFound, refusals.CannotCancel],
});

export const addBookingNote = endpoint({
  method: 'POST',
  path: '/api/booking/booking/addnookingnote',
  aliases: ['/api/booking/booking/addbookingnote'],
  access: 'Booking.View',
  summary: 'Adds a note to a booking.',
  input: z.object({
    bookingId: idOf('booking'),
    bookingNote: z.object({ comment: requiredLine(4000, 'Comment is required') }),
  }),
  output: nothing,
  problems: [refusals.BookingNotFound],
});

export const deleteBooking = endpoint({
  method: 'DELETE',
  path: '/api/booking/booking/deleteBooking',
  access: 'Booking.Delete',
  summary: 'Deletes a booking that was never sent to a carrier.',
  input: z.object({ id: idOf('booking') }),
  output: nothing,
  problems: [refusals.BookingNotFound, refusals.CannotDelete],
});

export const deleteBatchBooking = endpoint({
  method: 'DELETE',
  path: '/api/booking/booking/deletebatchbooking',
  access: 'Booking.Delete',
  summary:
    'Deletes those bookings of a batch that were never sent to a carrier; returns those it ' +
    'could not delete.',
  input: z.object({ id: guidOf('batch') }),
  output: BatchDeleteResult,
  problems: [refusals.BatchNotFound],
});

export const runBulkOperation = endpoint({
  method: 'POST',
  path: '/api/booking/booking/runbulkoperation',
  access: 'Booking.Edit',
  summary:
    'Prints labels, closes manifests, requests pickups or cancels, for many bookings at once. ' +
    'PrintManifest closes manifests of bookings that are on none, one per pickup place and ' +
    'carrier; with RequestPickup it also requests their pickup.',
  input: z.object({
    bookingIds: z.array(idOf('booking')).min(1, 'Choose at least one booking').max(batchMax),
    operations: Operations.min(1, 'Choose at least one operation'),
  }),
  output: BulkOperationResult,
});
