import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';
import { Booking } from '../shapes.ts';

/** The invoices that passed on later charges of the carrier. */
const RechargeInvoices = z.array(z.object({ id: Id, number: z.string() }));

export const BookingForRecharge = entity(
  'BookingForRecharge',
  Booking.extend({ rechargeInvoices: RechargeInvoices }),
);
