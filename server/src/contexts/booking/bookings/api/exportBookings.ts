import { handle } from '#platform/context.ts';
import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { isStaff } from '#platform/http/actor.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { subtract, toDecimal } from '@waybill/kernel/money';
import { localDateOf } from '@waybill/kernel/time';
import { customCsvColumns, customFieldsOf } from '#contexts/records/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { documentPurpose } from '../../documents/documents.ts';
import type { DetailedBookingRow } from '../domain/mappers.ts';
import { bookingsToExport } from '../lists.ts';

/** The maximum number of rows in one file; narrow the filter to export the rest. */
const mostRows = 50_000;

export const exportBookings = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportBookings, async ({ input, actor, db, now }) => {
    const { timezone } = await settingsOf(db);
    const rows = await bookingsToExport(db, input, mostRows);
    const custom = customCsvColumns(
      await customFieldsOf(db, 'booking-fields'),
      (row: DetailedBookingRow) => row.custom_seen,
    );
    const columns = [...columnsOf(), ...(isStaff(actor) ? staffColumns : []), ...custom];
    return saveExport({ db, files, now }, actor, {
      fileName: `Bookings ${localDateOf(now, timezone)}.csv`,
      fileType: 'text/csv',
      bytes: Buffer.from(writeCsv(columns, rows)),
      purpose: documentPurpose,
    });
  });

const columnsOf = (): readonly CsvColumn<DetailedBookingRow>[] => [
  { head: 'Booking', cell: (row) => row.id },
  { head: 'Consignment', cell: (row) => row.consignment_id },
  { head: 'Status', cell: (row) => row.status },
  { head: 'Created', cell: (row) => row.created_at.toISOString() },
  { head: 'Booking date', cell: (row) => row.booking_date?.toISOString() },
  { head: 'Customer code', cell: (row) => row.customer_code },
  { head: 'Customer', cell: (row) => row.customer_company_name ?? row.customer_name },
  { head: 'From company', cell: (row) => row.from_address.companyName },
  { head: 'From suburb', cell: (row) => row.from_address.suburb },
  { head: 'From postcode', cell: (row) => row.from_address.postCode },
  { head: 'To company', cell: (row) => row.to_address.companyName },
  { head: 'To suburb', cell: (row) => row.to_address.suburb },
  { head: 'To postcode', cell: (row) => row.to_address.postCode },
  { head: 'Items', cell: (row) => row.pieces },
  { head: 'Weight (kg)', cell: (row) => row.grams / 1000, decimals: 3 },
  { head: 'Volume m3', cell: (row) => Number(row.cubic_millimetres) / 1e9, decimals: 6 },
  { head: 'Carrier', cell: (row) => row.carrier_account_name },
  { head: 'Service', cell: (row) => row.service_name },
  { head: 'Manifest', cell: (row) => row.manifest_number },
  { head: 'Order', cell: (row) => row.order_number },
  { head: 'References', cell: (row) => row.reference.map((r) => `${r.key} ${r.value}`).join('; ') },
  { head: 'ETA', cell: (row) => row.eta?.toISOString() },
  { head: 'Delivered', cell: (row) => row.delivered_at?.toISOString() },
  { head: 'Freight inc GST', cell: (row) => toDecimal(row.freight_minor), decimals: 2 },
  { head: 'Fuel and extras inc GST', cell: (row) => toDecimal(extrasOf(row)), decimals: 2 },
  { head: 'Insurance inc GST', cell: (row) => toDecimal(row.insurance_minor), decimals: 2 },
  { head: 'Total inc GST', cell: (row) => toDecimal(row.total_minor), decimals: 2 },
  { head: 'Invoice', cell: (row) => row.invoice_number },
];

/** Returns the fuel and other extras of the price: everything except freight and insurance. */
const extrasOf = (row: DetailedBookingRow) =>
  subtract(subtract(row.total_minor, row.freight_minor), row.insurance_minor);

const staffColumns: readonly CsvColumn<DetailedBookingRow>[] = [
  { head: 'Carrier cost inc GST', cell: (row) => toDecimal(row.carrier_total_minor), decimals: 2 },
];
