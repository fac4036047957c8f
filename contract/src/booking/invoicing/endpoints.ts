import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Booking } from '../shapes.ts';
import { BookingForRecharge } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const getBookingsForInvoice = endpoint({
  path: '/api/booking/booking/getbookingsforinvoice',
  access: 'Booking.View',
  summary: 'Returns delivered bookings that are not invoiced yet.',
  input: z.object({ ...listInput, customerId: idOf('customer').optional() }),
  output: pageOf(Booking),
});

export const getBookingsForRecharge = endpoint({
  path: '/api/booking/booking/getbookingsforrecharge',
  access: 'Booking.View',
  summary: 'Returns bookings with later carrier charges that are not invoiced yet.',
  input: z.object({ ...listInput, customerId: idOf('customer').optional() }),
  output: pageOf(BookingForRecharge),
});
