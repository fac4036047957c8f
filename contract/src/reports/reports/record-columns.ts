import { day, moment, type ReportColumn, text } from './columns.ts';

/** The kind of records behind figures; invoices include credit notes. */
export type RecordsOf = 'Booking' | 'Job' | 'Invoice';

/** The columns of the list of records behind a figure. */
export const recordColumns: Readonly<Record<RecordsOf, readonly ReportColumn[]>> = {
  Booking: [
    text('number', 'Consignment'),
    text('customer', 'Customer'),
    text('service', 'Service'),
    moment('booked', 'Booked'),
    moment('promised', 'Promised'),
    moment('delivered', 'Delivered'),
    text('status', 'Status'),
  ],
  Job: [
    text('number', 'Job'),
    text('customer', 'Customer'),
    moment('allocated', 'Allocated'),
    moment('deadline', 'Deadline'),
    moment('delivered', 'Delivered'),
    text('status', 'Status'),
  ],
  Invoice: [
    text('number', 'Number'),
    text('customer', 'Customer'),
    day('date', 'Date'),
    day('due', 'Due date'),
    text('status', 'Status'),
  ],
};
