import { day, moment, type ReportColumn, text } from './columns.ts';

/** What the records behind a figure are; invoices include the credit notes against them. */
export type RecordsOf = 'Booking' | 'Job' | 'Invoice';

/** What the list of records behind a figure says of each. */
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
