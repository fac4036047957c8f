import { createOrUpdateBooking, getBookingForEdit } from '@waybill/contract/booking/endpoints';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let ada: Caller;
let desk: Desk;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ada = await testApp.acme.as('ada');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const read = async (Id: number) => (await kim.call(getBookingForEdit, { Id })).booking;
const save = (caller: Caller, id: number, sent: BookingWrite, base: BookingWrite) =>
  caller.call(createOrUpdateBooking, { booking: { ...sent, id }, base, operations: ['Save'] });

describe('a booking edited in two tabs', () => {
  it('keeps both changes when they touch different fields', async () => {
    const { id, orderNumber, deliveryInstructions } = await bookAt(kim, desk);
    const base = { orderNumber, deliveryInstructions };
    await save(kim, id, { ...base, orderNumber: 'PO-1' }, base);
    await save(ada, id, { ...base, deliveryInstructions: 'Dock 3' }, base);
    expect(await read(id)).toMatchObject({ orderNumber: 'PO-1', deliveryInstructions: 'Dock 3' });
  });

  it('refuses the second change of the same field and says who was first', async () => {
    const { id, orderNumber, toAddress } = await bookAt(kim, desk);
    const base = { orderNumber, toAddress };
    await save(kim, id, { ...base, orderNumber: 'PO-1' }, base);
    const sent = { orderNumber: 'PO-2', toAddress: { ...toAddress, contactName: 'Ravi' } };
    const { status, error } = await refusalOf(save(ada, id, sent, base));
    expect([status, error.message, error.validationErrors]).toEqual([
      409,
      'Kim Tran changed the same fields of this booking meanwhile.',
      [expect.objectContaining({ members: ['booking.orderNumber'] })],
    ]);
    expect(await read(id)).toMatchObject({ orderNumber: 'PO-1' });
    const now = { ...base, orderNumber: 'PO-1' };
    await save(ada, id, sent, now);
    expect(await read(id)).toMatchObject({
      orderNumber: 'PO-2',
      toAddress: { contactName: 'Ravi' },
    });
  });

  it('takes the same change twice', async () => {
    const { id, orderNumber } = await bookAt(kim, desk);
    for (const caller of [kim, ada]) {
      await save(caller, id, { orderNumber: 'PO-9' }, { orderNumber });
    }
    expect(await read(id)).toMatchObject({ orderNumber: 'PO-9' });
  });

  it('lets one of two simultaneous changes of a field win and refuses the other', async () => {
    const { id, orderNumber } = await bookAt(kim, desk);
    const both = await Promise.allSettled(
      [kim, ada].map((caller, at) =>
        save(caller, id, { orderNumber: `PO-${at}` }, { orderNumber }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = both.findIndex(({ status }) => status === 'fulfilled');
    expect((await read(id)).orderNumber).toBe(`PO-${winner}`);
  });

  it('saves over the other without a base, as the specification has it', async () => {
    const { id } = await bookAt(kim, desk);
    for (const orderNumber of ['PO-1', 'PO-2']) {
      await kim.call(createOrUpdateBooking, { booking: { id, orderNumber }, operations: ['Save'] });
    }
    expect((await read(id)).orderNumber).toBe('PO-2');
  });
});
