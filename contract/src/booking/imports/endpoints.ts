import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { recordsProblems } from '../../records/problems.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import {
  BookingImport,
  BookingImportResponse,
  BookingImportDetail,
  BookingsToImport,
} from './shapes.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

export const importBookings = endpoint({
  method: 'POST',
  path: '/api/booking/booking/importBookings',
  access: 'Booking.Create',
  summary:
    'Bookings of a CSV file or a workbook, up to 500: a dry run prices every row and changes ' +
    'nothing; ' +
    'without it the good rows are booked in the background and the others come back.',
  input: BookingsToImport,
  output: BookingImportResponse,
  problems: [recordsProblems.ImportFileNotFound, refusals.CustomerUnknown],
});

export const getBookingImports = endpoint({
  path: '/api/booking/booking/getBookingImports',
  access: 'Booking.Create',
  summary: 'Files of bookings that were imported, newest first, and how far each is.',
  input: z.object(listInput),
  output: pageOf(BookingImport),
});

export const getBookingImport = endpoint({
  path: '/api/booking/booking/getBookingImport',
  access: 'Booking.Create',
  summary: 'How far an import is, and the rows that came back.',
  input: z.object({ importId: guidOf('bookingImport') }),
  output: BookingImportDetail,
  problems: [refusals.ImportNotFound],
});
