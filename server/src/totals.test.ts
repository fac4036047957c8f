import * as bookings from '@waybill/contract/booking/endpoints';
import * as contract from '@waybill/contract/finance/endpoints';
import * as reconciliation from '@waybill/contract/reconciliation/endpoints';
import { reportIdOf, type ReportName } from '@waybill/contract/reports/reports/catalogue';
import { runReport } from '@waybill/contract/reports/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addExpressBookings } from '#contexts/reconciliation/testing/carrier-invoice.ts';
import { parseCsv } from '#platform/csv.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  await addBookings('TXA');
});
afterAll(() => testApp.close());

/** Adds two delivered bookings, sold for 79.20 each including GST. */
const addBookings = (prefix: string) =>
  testApp.acme.inTransaction((db) =>
    addExpressBookings(db, { company: 'Cedar & Co', prefix, count: 2 }),
  );

const cents = (amount: number | string | null | undefined): number =>
  Math.round(Number(amount ?? 0) * 100);
const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number | string | undefined) =>
  rows.reduce((sum, row) => sum + cents(amountOf(row)), 0);

type Page<Row> = { readonly items: readonly Row[]; readonly totalCount: number };

/** Returns all rows of a list, page by page. */
async function allOf<Row>(page: (skipCount: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let total = 1; rows.length < total; ) {
    const { items, totalCount } = await page(rows.length);
    if (items.length === 0) break;
    rows.push(...items);
    total = totalCount;
  }
  return rows;
}
const paged = { maxResultCount: 500 };

describe('the totals of bookings', () => {
  it.each([undefined, "bookingStatus eq 'Delivered'", 'pricingDetail.totalCost gt 30'])(
    'of the filter %s are the sum of the listed prices, freight, extras and insurance apart',
    async (filter) => {
      const request = filter === undefined ? {} : { filter };
      const rows = await allOf((skipCount) =>
        ada.call(bookings.getListedBookings, { ...request, ...paged, skipCount }),
      );
      const summary = await ada.call(bookings.getBookingsSummary, request);
      expect(rows.length).toBeGreaterThan(1);
      expect(cents(summary.totalCost)).toBe(sumOf(rows, (row) => row.pricingDetail?.totalCost));
      expect(cents(summary.totalCost)).toBe(
        cents(summary.totalFreightCost) +
          cents(summary.totalAdditionalCost) +
          cents(summary.totalInsuranceCost),
      );
      expect(summary.totalAdditionalCost).toBeGreaterThan(0);
    },
  );

  it('follow a change of price and of status, counted from the tally', async () => {
    const before = await ada.call(bookings.getBookingsSummary, {});
    await addBookings('TXB');
    const after = await ada.call(bookings.getBookingsSummary, {});
    expect(cents(after.totalCost) - cents(before.totalCost)).toBe(2 * 7920);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update booking.booking set status = 'Cancelled', total_minor = 1100
        where consignment_id = 'TXB000001'
      `),
    );
    const changed = await ada.call(bookings.getBookingsSummary, {});
    expect(cents(changed.totalCost) - cents(after.totalCost)).toBe(1100 - 7920);
    const filter = "bookingStatus eq 'Cancelled'";
    const one = await ada.call(bookings.getBookingsSummary, { filter: `${filter} and id gt 0` });
    expect(await ada.call(bookings.getBookingsSummary, { filter })).toEqual(one);
  });
});

describe('the totals of invoices', () => {
  it('that are owed are the sum of what is outstanding on them', async () => {
    const open = "status eq 'Issued' or status eq 'PartiallyPaid' or status eq 'Overdue'";
    const rows = await allOf((skipCount) =>
      ada.call(contract.getInvoices, { filter: open, ...paged, skipCount }),
    );
    const { unpaid, overdue } = await ada.call(contract.getReceivables, {});
    expect([unpaid.invoices, cents(unpaid.amount)]).toEqual([
      rows.length,
      sumOf(rows, ({ outstandingAmount }) => outstandingAmount),
    ]);
    const late = rows.filter(({ status }) => status === 'Overdue');
    expect([overdue.invoices, cents(overdue.amount)]).toEqual([
      late.length,
      sumOf(late, ({ outstandingAmount }) => outstandingAmount),
    ]);
  });

  it('are the sums of their lines, without and with GST', async () => {
    const rows = await allOf((skipCount) =>
      ada.call(contract.getInvoices, { ...paged, skipCount }),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { invoiceDetails, ...invoice } of rows) {
      expect([
        sumOf(invoiceDetails, (line) => line.taxExclusiveAmount),
        sumOf(invoiceDetails, (line) => line.tax),
        sumOf(invoiceDetails, (line) => line.amount),
      ]).toEqual([cents(invoice.taxExclusiveAmount), cents(invoice.tax), cents(invoice.amount)]);
      expect(cents(invoice.amount)).toBe(cents(invoice.taxExclusiveAmount) + cents(invoice.tax));
    }
  });

  it('that are still to be made are the sum of the delivered bookings, with GST', async () => {
    const rows = await allOf((skipCount) =>
      ada.call(bookings.getBookingsForInvoice, { ...paged, skipCount }),
    );
    const { notInvoiced } = await ada.call(contract.getBillingOverview, {});
    expect([notInvoiced.bookings, cents(notInvoiced.amount)]).toEqual([
      rows.length,
      sumOf(rows, (row) => row.pricingDetail?.totalCost),
    ]);
  });
});

describe('the totals of carriers’ invoices', () => {
  it('are the sums over the reasons of their lines, before tax', async () => {
    const { items } = await ada.call(reconciliation.getReconciliations, paged);
    const [first] = items;
    expect(first).toBeDefined();
    const id = first?.id ?? 0;
    const selected = await ada.call(reconciliation.getReconciliationForApproval, { id });
    const { totals, summary } = selected;
    expect(summary.length).toBeGreaterThan(1);
    expect([
      summary.reduce((sum, { lines }) => sum + lines, 0),
      sumOf(summary, ({ invoiced }) => invoiced),
      sumOf(summary, ({ quoted }) => quoted),
      sumOf(summary, ({ difference }) => difference),
    ]).toEqual([
      totals.lines,
      cents(totals.invoiced),
      cents(totals.quoted),
      cents(totals.difference),
    ]);
    expect(cents(selected.totals.difference)).toBe(
      cents(selected.totals.invoiced) - cents(selected.totals.quoted),
    );
  });
});

describe('the totals of a row of reports', () => {
  type Sums = readonly (readonly [ReportName, object, readonly string[], string])[];
  const sums: Sums = [
    [
      'RevenueByCustomer',
      { Period: 'Last12Months' },
      ['Revenue ex. tax', 'Tax'],
      'Revenue inc. tax',
    ],
    [
      'FuelAndFees',
      { Period: 'Last12Months' },
      ['Fuel ex. tax', 'Fees ex. tax', 'Insurance ex. tax', 'Other ex. tax'],
      'Total ex. tax',
    ],
    [
      'AgedReceivables',
      {},
      ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'],
      'Owed',
    ],
  ];
  it.each(sums)('of %s are the sums of its columns', async (name, request, parts, total) => {
    const reply = await ada.send(runReport, { id: reportIdOf(name), ...request });
    const { rows } = parseCsv(reply.body);
    expect(rows.length).toBeGreaterThan(0);
    for (const { cells } of rows) {
      expect(sumOf(parts, (part) => cells[part])).toBe(cents(cells[total]));
    }
  });

  it('of bookings by month are the sum of the price of all bookings in them', async () => {
    const request = { id: reportIdOf('BookingsByPeriod'), Period: 'Last12Months', By: 'Month' };
    const { rows } = parseCsv((await ada.send(runReport, request)).body);
    const listed = await allOf((skipCount) =>
      ada.call(bookings.getListedBookings, { ...paged, skipCount }),
    );
    const counted = listed.filter(
      (row) => !['Draft', 'Quoted', 'Cancelled', 'Failed'].includes(row.bookingStatus),
    );
    expect(sumOf(rows, ({ cells }) => cells['Total inc. tax'])).toBe(
      sumOf(counted, (row) => row.pricingDetail?.totalCost),
    );
  });
});
