import * as booking from '@waybill/contract/booking/endpoints';
import * as customers from '@waybill/contract/customers/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import * as fleet from '@waybill/contract/fleet/endpoints';
import { aJob } from '@waybill/contract/jobs/examples';
import * as jobs from '@waybill/contract/jobs/endpoints';
import * as messaging from '@waybill/contract/messaging/endpoints';
import * as searching from '@waybill/contract/search/endpoints';
import * as tenancy from '@waybill/contract/tenancy/endpoints';
import * as warehouse from '@waybill/contract/warehouse/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, deskFor, forDesk } from '#contexts/booking/testing/desk.ts';
import { countExchanges, type Exchanged } from '#testing/count-exchanges.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

const warmUps = 5;
/**
 * The least of so many counts is compared: results of statements sent together arrive one by one on
 * a busy machine, and a statement sent in between then counts as an exchange of its own.
 */
const counts = 3;

let testApp: TestApp;
let kim: Caller;
let lena: Caller;
let wes: Caller;
let place = 0;
let desk: Desk;
let bookingId: number;
let jobId: string;
let invoiceId: number;
let paymentId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  lena = await testApp.acme.as('lena');
  wes = await testApp.acme.as('wes');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
  const item = { itemId: 'SCANNED-1', customerId: desk.customerId };
  await wes.call(warehouse.createItem, { item });
  const scanEvent = { code: 'INWARD' as const };
  await wes.call(warehouse.createItemScanEvent, { itemId: item.itemId, scanEvent });
  // Background tasks of these would be counted, too.
  await testApp.settle();
  bookingId = (await book()).booking.id;
  const [job] = (await kim.call(jobs.getJobs, { maxResultCount: 1 })).items;
  jobId = job?.id ?? '';
  invoiceId = (await lena.call(finance.generateAdhocInvoice, invoiceOver(500))).id;
  const { customerId } = desk;
  const paid = { customerId, paymentDate: '2026-11-18', paidAmount: 500 };
  paymentId = (await lena.call(finance.createPayment, paid)).id;
  await testApp.settle();
});
afterAll(() => testApp.close());

const book = () =>
  kim.call(booking.createOrUpdateBooking, { booking: forDesk(desk), operations: ['Book'] });

const invoiceOver = (amount: number) => ({
  customerId: desk.customerId,
  adhocInvoice: {
    description: 'Storage',
    invoiceDate: '2026-11-18',
    items: [
      {
        packageType: 'Pallet',
        quantity: 1,
        pricingDetails: [{ description: 'Storage', amount }],
      },
    ],
  },
});

type Budget = Exchanged & { readonly request: () => Promise<unknown> };

/**
 * The maximum database statements of common requests, with `begin` and `commit`, on a warm server.
 * The numbers may only fall: a request that needs more reads something twice, row by row, or
 * although the server has cached it.
 */
const budgets: Readonly<Record<string, Budget>> = {
  'book freight': { statements: 9, exchanges: 3, request: book },
  'open a booking': {
    statements: 2,
    exchanges: 1,
    request: () => kim.call(booking.getBookingForEdit, { Id: bookingId }),
  },
  'list bookings': {
    statements: 3,
    exchanges: 1,
    request: () => kim.call(booking.getListedBookings, { maxResultCount: 50 }),
  },
  'count bookings by status': {
    statements: 2,
    exchanges: 1,
    request: () => kim.call(booking.getBookingStatusCount),
  },
  'sum up bookings': {
    statements: 2,
    exchanges: 1,
    request: () => kim.call(booking.getBookingsSummary, {}),
  },
  'list customers': {
    statements: 3,
    exchanges: 2,
    request: () => kim.call(customers.getCustomers, { maxResultCount: 50 }),
  },
  'open a customer': {
    statements: 3,
    exchanges: 2,
    request: () => kim.call(customers.getCustomerForEdit, { id: desk.customerId }),
  },
  'list invoices': {
    statements: 3,
    exchanges: 2,
    request: () => lena.call(finance.getInvoices, { maxResultCount: 50 }),
  },
  'list payments': {
    statements: 3,
    exchanges: 2,
    request: () => lena.call(finance.getPayments, { maxResultCount: 50 }),
  },
  'list jobs': {
    statements: 3,
    exchanges: 2,
    request: () => kim.call(jobs.getJobs, { maxResultCount: 50 }),
  },
  'open a job': {
    statements: 2,
    exchanges: 1,
    request: () => kim.call(jobs.getJob, { jobId }),
  },
  'open the dispatch board': {
    statements: 12,
    exchanges: 6,
    request: () => kim.call(jobs.getBoard, { date: '2026-11-18' }),
  },
  'scan a job': {
    statements: 6,
    exchanges: 4,
    request: () =>
      kim.call(jobs.createScanEvent, {
        jobid: jobId,
        scanevent: { code: 'ONBOARD' },
      }),
  },
  'scan an item of the warehouse': {
    statements: 8,
    exchanges: 3,
    request: () =>
      wes.call(warehouse.createScanEventForWarehouseItems, {
        itemIds: ['SCANNED-1'],
        scanEvent: { id: crypto.randomUUID(), code: 'PUTAWAY', locationCode: `A-${(place += 1)}` },
      }),
  },
  'create a job': {
    statements: 9,
    exchanges: 3,
    request: () => kim.call(jobs.createJob, { job: aJob({ customerid: desk.customerId }) }),
  },
  'issue an invoice': {
    statements: 13,
    exchanges: 5,
    request: () => lena.call(finance.generateAdhocInvoice, invoiceOver(500)),
  },
  'allocate a payment': {
    statements: 11,
    exchanges: 2,
    request: () =>
      lena.call(finance.allocatePayment, {
        id: paymentId,
        allocatedInvoicePayments: { invoiceId, paidAmount: 0.01 },
      }),
  },
  'list drivers': {
    statements: 5,
    exchanges: 4,
    request: () => kim.call(fleet.getDrivers, { maxResultCount: 50 }),
  },
  search: {
    statements: 4,
    exchanges: 2,
    request: () => kim.call(searching.search, { query: 'cedar' }),
  },
  'open the inbox': {
    statements: 3,
    exchanges: 2,
    request: () => kim.call(messaging.getNotifications, { maxResultCount: 20 }),
  },
  'read the texts of a language': {
    statements: 3,
    exchanges: 2,
    request: () => kim.call(tenancy.getTexts, {}),
  },
};

it.each(Object.entries(budgets))('%s stays within its statements', async (name, budget) => {
  // Several times, as each of the first blocks of numbers serves only one or two requests.
  for (let time = 0; time < warmUps; time += 1) await budget.request();
  const counted: Exchanged[] = [];
  for (let time = 0; time < counts; time += 1) counted.push(await countExchanges(budget.request));
  const used = {
    statements: Math.min(...counted.map(({ statements }) => statements)),
    exchanges: Math.min(...counted.map(({ exchanges }) => exchanges)),
  };
  expect(used.statements, `statements to ${name}`).toBeLessThanOrEqual(budget.statements);
  expect(used.exchanges, `exchanges to ${name}`).toBeLessThanOrEqual(budget.exchanges);
});
