import * as contract from '@waybill/contract/booking/endpoints';
import { aBooking, twoCartons } from '@waybill/contract/booking/examples';
import { createOrUpdatePromoCode, getPromoCodeForEdit } from '@waybill/contract/pricing/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, forDesk, refusalOf } from '../../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

describe('a draft', () => {
  it('is saved incomplete and completed later', async () => {
    const { booking } = await kim.call(contract.createOrUpdateBooking, {
      booking: { toAddress: { suburb: 'Richmond' } },
    });
    expect([booking.bookingStatus, booking.customer, booking.consignmentId]).toEqual([
      'Draft',
      null,
      null,
    ]);
    const later = await kim.call(contract.createOrUpdateBooking, {
      booking: { id: booking.id, ...forDesk(desk) },
      operations: ['Book'],
    });
    expect([later.booking.bookingStatus, later.booking.customer?.code]).toEqual([
      'Booked',
      'CUS00001',
    ]);
  });

  it('keeps omitted fields and clears fields sent as null', async () => {
    const sent = { ...aBooking(), orderNumber: 'PO 1', specialInstructions: 'Ring twice' };
    const { booking } = await kim.call(contract.createOrUpdateBooking, { booking: sent });
    const { booking: after } = await kim.call(contract.createOrUpdateBooking, {
      booking: { id: booking.id, specialInstructions: null },
    });
    expect([after.orderNumber, after.specialInstructions, after.items]).toEqual([
      'PO 1',
      null,
      booking.items,
    ]);
  });

  it('gets a price from Quote', async () => {
    const response = await kim.call(contract.createOrUpdateBooking, {
      booking: forDesk(desk),
      operations: ['Quote'],
    });
    expect([response.booking.bookingStatus, response.booking.pricingDetail?.totalCost]).toEqual([
      'Quoted',
      25.61,
    ]);
  });
});

describe('the products of booking lines', () => {
  it('belong to the customer', async () => {
    const [own, others] = await testApp.acme.rows<{ id: number; customer_id: number }>(sql`
      select id, customer_id from customers.product order by id limit 2`);
    const lines = (...ids: (number | undefined)[]) =>
      ids.map((productId) => ({ packageType: 'Carton', quantity: 1, productId }));
    const save = (customer: number | undefined, items: object[]) =>
      kim.call(contract.createOrUpdateBooking, {
        booking: { ...aBooking(), customer: { id: customer ?? 0 }, items },
      });
    const harbour = await testApp.acme.rows<{ id: number }>(sql`
      select id from customers.customer where company_name = 'Harbour Homewares'`);
    const saved = await save(own?.customer_id, lines(own?.id, others?.id));
    expect(saved.booking.items.map(({ productId }) => productId)).toEqual([own?.id, others?.id]);
    const refused = await refusalOf(save(harbour[0]?.id, lines(undefined, own?.id)));
    expect(refused.error.validationErrors).toEqual([
      {
        message: "This customer doesn't have that product",
        members: ['booking.items[1].productId'],
      },
    ]);
  });
});

describe('booking', () => {
  it('returns the numbers, the price, the arrival and the tracking link', async () => {
    const booking = await bookAt(kim, desk);
    expect(booking.consignmentId).toMatch(/^ACM\d{9}$/);
    expect(booking.articleNumbers).toEqual([
      `${booking.consignmentId}001`,
      `${booking.consignmentId}002`,
    ]);
    expect(booking.resourceToken).toHaveLength(43);
    expect(booking).toMatchObject({
      bookingStatus: 'Booked',
      chargableWeight: { value: 24, unit: 'kg' },
      totalVolume: { value: 0.06, unit: 'm3' },
      pricingDetail: { totalCost: 25.61, totalCostTaxExclusive: 23.28, totalCostTax: 2.33 },
      trackingDetails: [{ status: 'Booked' }],
      operationHistory: [{ operation: 'Book', status: 'Success' }],
    });
    expect(Date.parse(booking.eta ?? '')).toBeGreaterThan(testApp.clock.now.getTime());
  });

  it('requests the pickup immediately when RequestPickup is included', async () => {
    const { booking } = await kim.call(contract.createOrUpdateBooking, {
      booking: forDesk(desk),
      operations: ['Book', 'RequestPickup'],
    });
    expect([booking.bookingStatus, booking.pickupRequestId]).toEqual([
      'PickupRequested',
      expect.stringMatching(/^PU\d{8}$/),
    ]);
  });

  it('names every missing field by its name in the request (B-10)', async () => {
    const refused = await refusalOf(
      kim.call(contract.createOrUpdateBooking, {
        booking: {
          toAddress: { suburb: 'Richmond' },
          items: [{ packageType: 'Carton', quantity: 0, weight: { value: 0, unit: 'kg' } }],
          bookingDate: '2026-11-01T00:00:00Z',
        },
        operations: ['Book'],
      }),
    );
    expect(refused.status).toBe(400);
    expect(refused.error.validationErrors?.flatMap((error) => error.members)).toEqual([
      'booking.customer.id',
      'booking.fromAddress.addressLine1',
      'booking.fromAddress.suburb',
      'booking.fromAddress.postCode',
      'booking.toAddress.addressLine1',
      'booking.toAddress.postCode',
      'booking.items[0].quantity',
      'booking.items[0].length.value',
      'booking.items[0].width.value',
      'booking.items[0].height.value',
      'booking.items[0].weight.value',
      'booking.quoteId',
      'booking.bookingDate',
    ]);
  });

  it('names an unknown unit', async () => {
    const furlong = { ...twoCartons, length: { value: 1, unit: 'furlong' } };
    const refused = await refusalOf(bookAt(kim, desk, { items: [furlong] }));
    expect(refused.error.validationErrors?.[0]?.members).toEqual(['booking.items[0].length.unit']);
  });

  it('rejects customers who may not book, with a sentence', async () => {
    const held = await deskFor(testApp.acme, 'Foundry Lane Coffee');
    const refused = await refusalOf(bookAt(kim, held));
    expect([refused.status, refused.error.message]).toEqual([
      400,
      'Foundry Lane Coffee is on hold and may not book.',
    ]);
  });

  it('redeems its promo code once and releases it on cancellation', async () => {
    const ada = await testApp.acme.as('ada');
    const rate = { calcMethod: 'Percentage' as const, value: 50 };
    const promoCode = { code: 'HALF', rate, maxUses: 1 };
    const { id } = await ada.call(createOrUpdatePromoCode, { promoCode });
    const first = await bookAt(kim, desk, { promoCode: 'half' });
    const second = await bookAt(kim, desk, { promoCode: 'half' });
    const freight = (booking: typeof first) => booking.pricingDetail?.freightCostTaxExclusive ?? 0;
    expect(freight(first)).toBeCloseTo(freight(second) / 2, 1);
    const used = async () => (await ada.call(getPromoCodeForEdit, { id })).promoCode.used;
    expect([first.promoCode, await used()]).toEqual(['HALF', 1]);
    await kim.call(contract.cancelBooking, { id: first.id });
    expect(await used()).toBe(0);
  });

  it('rejects a booking that exceeds the credit limit', async () => {
    const poor = await deskFor(testApp.acme, 'Tall Ship Furniture');
    const refused = await refusalOf(bookAt(kim, poor));
    expect([refused.status, refused.error.message]).toEqual([400, 'Credit limit exceeded']);
  });

  it('requires the references and the cost center that the customer requires', async () => {
    const strict = await deskFor(testApp.acme, 'Northwind Medical');
    const refused = await refusalOf(bookAt(kim, strict));
    expect(refused.error.validationErrors?.map((error) => error.message)).toEqual([
      'Cost center is required',
      'Purchase order is required',
    ]);
    const booking = await bookAt(kim, strict, {
      costCenter: 'WARD',
      reference: [{ key: 'purchase order', value: 'PO 9' }],
    });
    expect(booking.bookingStatus).toBe('Booked');
  });

  it('insures goods on request and reports a value that is too low', async () => {
    const insured = await bookAt(kim, desk, { insuredValue: 2000, insuranceType: 'Premium' });
    expect([insured.isInsured, insured.pricingDetail]).toMatchObject([
      true,
      { insuranceCost: 44, insuranceCostTaxExclusive: 40, totalCost: 69.61 },
    ]);
    const refused = await refusalOf(bookAt(kim, desk, { insuredValue: 20 }));
    expect(refused.error.validationErrors).toEqual([
      { message: 'The insured value must be at least 100.00', members: ['booking.insuredValue'] },
    ]);
  });

  it('cannot be repeated', async () => {
    const { id } = await bookAt(kim, desk);
    const refused = await refusalOf(
      kim.call(contract.createOrUpdateBooking, { booking: { id }, operations: ['Book'] }),
    );
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The booking has already been booked',
    ]);
  });
});
