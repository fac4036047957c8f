import * as contract from '@waybill/contract/booking/endpoints';
import { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { putOnInvoices, takeOffInvoices } from '../invoicing/sql/invoicing.ts';
import { bookAt, type Desk, deskFor, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  oto = await testApp.acme.as('oto');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

describe('getBookings', () => {
  it('returns the newest first, each with its newest three events', async () => {
    const { items, totalCount } = await kim.call(contract.getBookings, { maxResultCount: 50 });
    const created = items.map((item) => item.creationTime);
    expect(totalCount).toBe(121);
    expect(created).toEqual(created.toSorted((a, b) => (a < b ? 1 : -1)));
    expect(items.every((item) => item.trackingDetails.length <= 3)).toBe(true);
  });

  it('filters and sorts by status, suburb and price', async () => {
    const { items } = await kim.call(contract.getBookings, {
      filter: "bookingStatus eq 'Delivered' and toAddress/suburb eq 'Richmond'",
      sorting: 'pricingDetail.totalCost desc',
      maxResultCount: 5,
    });
    expect(new Set(items.map((i) => [i.bookingStatus, i.toAddress.suburb].join(' ')))).toEqual(
      new Set(['Delivered Richmond']),
    );
    const costs = items.map((item) => item.pricingDetail?.totalCost ?? 0);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });

  it('finds a consignment by part of its number', async () => {
    const { consignmentId } = await bookAt(kim, desk);
    const { items } = await kim.call(contract.getBookings, { filter: consignmentId ?? '' });
    expect(items.map((item) => item.consignmentId)).toEqual([consignmentId]);
  });

  it('shows customers their own bookings without carrier details', async () => {
    const reply = await oto.send(contract.getBookings, { maxResultCount: 200 });
    const { result } = JSON.parse(reply.body) as {
      result: { items: { customer: { id: number } }[] };
    };
    expect(new Set(result.items.map((item) => item.customer.id))).toEqual(
      new Set([desk.customerId]),
    );
    expect(reply.body.match(/"carrier\w*(Cost|Amount|Tax)\w*"/g)).toBeNull();
  });

  it("never shows another customer's data, whatever the request says", async () => {
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const query = { customerId: harbour.customerId };
    expect(await oto.call(contract.getBookings, query)).toEqual({ items: [], totalCount: 0 });
  });
});

describe('getListedBookings', () => {
  it('returns bookings as getBookings does, without what only an open one needs', async () => {
    const whose: readonly [Caller, { readonly byLegs?: boolean }][] = [
      [kim, {}],
      [kim, { byLegs: true }],
      [oto, {}],
    ];
    for (const [caller, how] of whose) {
      const query = { ...how, sorting: 'totalWeight.value desc', maxResultCount: 1000 };
      const { items, totalCount } = await caller.call(contract.getBookings, query);
      const listed = await caller.call(contract.getListedBookings, query);
      const message = items.map((booking) =>
        ListedBooking.parse({
          ...booking,
          pieces: booking.items.reduce((sum, { quantity }) => sum + quantity, 0),
        }),
      );
      expect(listed).toEqual({ items: message, totalCount });
    }
  });

  it('searches, counts and pages as getBookings does', async () => {
    const query = { filter: 'richmond', skipCount: 2, maxResultCount: 3 };
    const { items, totalCount } = await kim.call(contract.getBookings, query);
    const listed = await kim.call(contract.getListedBookings, query);
    expect([listed.items.map(({ id }) => id), listed.totalCount]).toEqual([
      items.map(({ id }) => id),
      totalCount,
    ]);
  });

  it("never shows another customer's data, whatever the request says", async () => {
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const query = { customerId: harbour.customerId };
    expect(await oto.call(contract.getListedBookings, query)).toEqual({ items: [], totalCount: 0 });
  });
});

describe('getBookingForEdit', () => {
  it('returns notes and warnings with the booking', async () => {
    const { items } = await kim.call(contract.getBookings, {
      filter: "bookingStatus eq 'Failed'",
    });
    const { bookingWarnings } = await kim.call(contract.getBookingForEdit, {
      Id: items[0]?.id ?? 0,
    });
    expect(bookingWarnings).toEqual([
      {
        operation: 'CreateConsignment',
        message: 'Always Late Express does not answer: its service is down.',
      },
    ]);
  });

  it("returns 404 for another customer's booking and another tenant's", async () => {
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const { id } = await bookAt(kim, harbour);
    const nils = await testApp.borealis.as('nils');
    const refusals = await Promise.all(
      [oto, nils].map((caller) => refusalOf(caller.call(contract.getBookingForEdit, { Id: id }))),
    );
    expect(refusals.map((refused) => refused.status)).toEqual([404, 404]);
  });
});

describe('counts and sums', () => {
  it('of the groups add up to the total, with Cancelled in none [st-015]', async () => {
    const counts = await kim.call(contract.getBookingStatusCount);
    const { totalCount, delivered, inTransit, processing, exception } = counts;
    expect(totalCount).toBe(delivered + inTransit + processing + exception);
    const [cancelled] = await testApp.acme.rows(sql<{ count: number }>`
      select count(*) as count from booking.booking
      where status <> 'Cancelled' and parent_id is null
    `);
    expect(totalCount).toBe(cancelled?.count);
  });

  it('stay correct while bookings are added, moved, deleted and the tally is folded', async () => {
    const before = await kim.call(contract.getBookingStatusCount);
    const { booking } = await kim.call(contract.createOrUpdateBooking, { booking: {} });
    await bookAt(kim, desk);
    await kim.call(contract.deleteBooking, { id: booking.id });
    await testApp.acme.rows(sql`select booking.fold_tally()`);
    const after = await kim.call(contract.getBookingStatusCount);
    expect(after).toEqual({
      ...before,
      processing: before.processing + 1,
      totalCount: before.totalCount + 1,
    });
    expect(await kim.call(contract.getBookingStatusCount, { filter: 'id gt 0' })).toEqual(after);
  });

  it('without a filter equal those of a filter that matches everything', async () => {
    const everything = await kim.call(contract.getBookingsSummary);
    expect(await kim.call(contract.getBookingsSummary, { filter: 'id gt 0' })).toEqual(everything);
  });

  it('by status equal those counted row by row', async () => {
    for (const status of ["bookingStatus eq 'Delivered'", "bookingStatus in ('Booked','OnHold')"]) {
      for (const caller of [kim, oto]) {
        const read = async (filter: string) => [
          await caller.call(contract.getBookingStatusCount, { filter }),
          await caller.call(contract.getBookingsSummary, { filter }),
          (await caller.call(contract.getListedBookings, { filter, maxResultCount: 1 })).totalCount,
        ];
        expect(await read(status)).toEqual(await read(`${status} and id gt 0`));
      }
    }
  });

  it('are limited to their own bookings for customers', async () => {
    const own = await oto.call(contract.getBookingStatusCount);
    const query = await kim.call(contract.getBookingStatusCount, { customerId: desk.customerId });
    expect(own).toEqual(query);
  });

  it('sum pieces, kilograms, cubic metres and money of the filtered bookings', async () => {
    const { consignmentId } = await bookAt(kim, desk, { insuredValue: 2000 });
    const filter = `consignmentId eq '${consignmentId}'`;
    expect(await kim.call(contract.getBookingsSummary, { filter })).toEqual({
      totalBookings: 1,
      totalItems: 1,
      totalBookingItems: 2,
      totalBookingWeight: 24,
      totalBookingCubic: 0.06,
      totalFreightCost: 22.83,
      totalInsuranceCost: 22,
      totalAdditionalCost: 2.78,
      totalCost: 47.61,
    });
  });
});

describe('getBookingsForInvoice', () => {
  it('counts by the tally what one by one amounts to, while bookings are invoiced', async () => {
    const counts = async () => {
      const ofFilter = (filter?: string) =>
        Promise.all(
          [kim, oto].map(async (caller) => {
            const query = { maxResultCount: 1, ...(filter !== undefined && { filter }) };
            return (await caller.call(contract.getBookingsForInvoice, query)).totalCount;
          }),
        );
      const [tallied, counted] = [await ofFilter(), await ofFilter('id gt 0')];
      expect(tallied).toEqual(counted);
      return tallied;
    };
    const { items } = await oto.call(contract.getBookingsForInvoice, { maxResultCount: 3 });
    const invoiced = { invoiceId: 999_001, invoiceNumber: 'INV-999001' };
    const handed = items.map(({ id }) => ({ bookingId: id, ...invoiced }));
    const [all = 0, own = 0] = await counts();
    await testApp.acme.inTransaction((db) => putOnInvoices(db, handed));
    expect(await counts()).toEqual([all - 3, own - 3]);
    await testApp.acme.rows(sql`select booking.fold_tally()`);
    expect(await counts()).toEqual([all - 3, own - 3]);
    await testApp.acme.inTransaction((db) => takeOffInvoices(db, [invoiced.invoiceId]));
    expect(await counts()).toEqual([all, own]);
  });

  it('returns bookings that are delivered and on no invoice', async () => {
    const { items } = await kim.call(contract.getBookingsForInvoice, { maxResultCount: 200 });
    expect(new Set(items.map((i) => [i.bookingStatus, i.invoiceId].join(' ')))).toEqual(
      new Set(['Delivered ']),
    );
  });
});

describe('exportBookings', () => {
  it('returns a CSV file; only staff get the carrier cost', async () => {
    const csvOf = async (caller: Caller): Promise<string> => {
      const { fileToken } = await caller.call(contract.exportBookings, {
        filter: "bookingStatus eq 'Delivered'",
      });
      return (await caller.send(contract.downloadDocument, { token: fileToken })).body;
    };
    const [staffs, theirs] = [await csvOf(kim), await csvOf(oto)];
    expect(staffs.split('\r\n')[0]).toMatch(/^Booking,Consignment,Status.*,Carrier cost inc GST$/);
    expect(theirs.split('\r\n')[0]).toMatch(/,Invoice$/);
    expect(theirs.split('\r\n').length).toBeLessThan(staffs.split('\r\n').length);
  });
});

describe('the operation log', () => {
  it('lists the newest first and finds entries by number', async () => {
    const { id } = await bookAt(kim, desk);
    const { items } = await kim.call(contract.getOperationLogs, { bookingId: id });
    expect(items.map((item) => item.operation)).toEqual(['Book']);
    const [first] = items;
    expect(await kim.call(contract.getOperationLog, { id: first?.id ?? 0 })).toEqual(first);
    const refused = await refusalOf(kim.call(contract.getOperationLog, { id: 999_999 }));
    expect(refused.status).toBe(404);
  });
});

describe('getBookingConfigurations', () => {
  it('returns what each carrier supports (B-07)', async () => {
    const { carrierSettings } = await kim.call(contract.getBookingConfigurations);
    const manual = carrierSettings.find(({ carrierCode }) => carrierCode === 'MANUAL');
    expect(manual?.operations).toEqual({
      Save: true,
      Quote: false,
      Book: true,
      CreateConsignment: false,
      PrintLabel: true,
      PrintManifest: true,
      RequestPickup: false,
      Cancel: true,
      SendEmail: false,
    });
  });
});
