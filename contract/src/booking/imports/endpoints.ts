import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { recordsProblems } from '../../records/problems.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import {
  BookingImport,
  BookingImportResponse,
  BookingImportDetail,
  BookingsToImport,
  CarrierPriceProgress,
  ImportToPrice,
} from './shapes.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

export const importBookings = endpoint({
  method: 'POST',
  path: '/api/booking/booking/importBookings',
  access: 'Booking.Create',
  summary:
    'Imports up to 500 bookings from a CSV file or workbook. A dry run prices every row and ' +
    'saves nothing; otherwise valid rows are booked in the background and the others are ' +
    'returned.',
  input: BookingsToImport,
  output: BookingImportResponse,
  problems: [recordsProblems.ImportFileNotFound, refusals.CustomerUnknown],
});

export const requestCarrierPrices = endpoint({
  method: 'POST',
  path: '/api/booking/booking/requestCarrierPrices',
  access: 'Booking.Create',
  summary:
    'Asks carriers for the prices of a file of bookings for a few seconds, each once for each ' +
    'distinct freight. Repeat it until all are done, then import with asksCarriers.',
  input: ImportToPrice,
  output: CarrierPriceProgress,
  reads: true,
  savesResult: true,
  problems: [recordsProblems.ImportFileNotFound, refusals.CustomerUnknown],
});

export const getBookingImports = endpoint({
  path: '/api/booking/booking/getBookingImports',
  access: 'Booking.Create',
  summary: 'Returns booking imports with their progress, newest first.',
  input: z.object(listInput),
  output: pageOf(BookingImport),
});

export const getBookingImport = endpoint({
  path: '/api/booking/booking/getBookingImport',
  access: 'Booking.Create',
  summary: 'Returns the progress of a booking import, and the rejected rows.',
  input: z.object({ importId: guidOf('bookingImport') }),
  output: BookingImportDetail,
  problems: [refusals.ImportNotFound],
});
