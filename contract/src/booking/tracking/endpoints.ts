import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { SharedBooking, TrackingLookupResult } from './shapes.ts';
import { nameOf } from '../../shared/ids.ts';

export const getSharedBooking = endpoint({
  path: '/api/booking/booking/getSharedBooking',
  access: 'guest',
  summary: 'Returns a booking by the token of its shared link.',
  input: z.object({ resourceToken: nameOf('sharedBooking', line(128)) }),
  output: z.object({ booking: SharedBooking }),
  problems: [refusals.BookingNotFound],
  perMinute: 60,
});

export const getTrackingDetails = endpoint({
  path: '/api/booking/booking/getTrackingDetails',
  access: 'guest',
  summary: 'Returns the tracking of a consignment by its number and one of its postcodes.',
  input: z.object({
    ConnoteNumber: requiredLine(64, 'ConnoteNumber is required'),
    PostCode: requiredLine(16, 'PostCode is required'),
  }),
  output: TrackingLookupResult,
  problems: [refusals.TrackingNotFound],
  perMinute: 10,
});
