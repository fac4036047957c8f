import * as contract from '@waybill/contract/booking/endpoints';
import { twoCartons } from '@waybill/contract/booking/examples';
import {
  createOrUpdateCustomerDangerousGoods,
  saveDangerousGoodsCarrier,
  saveEmergencyContact,
} from '@waybill/contract/dangerousGoods/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerCard } from '#contexts/customers/public.ts';
import { guestOf } from '#platform/http/actor.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { mustSendSafely } from './dangerous-goods.ts';
import { bookAt, type Desk, deskFor, forDesk, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const declarationsOf = async (BookingId: number): Promise<readonly string[]> => {
  const query = { BookingId, DocumentType: 'DangerousGoodsDeclaration' } as const;
  return (await kim.call(contract.getDocuments, query)).tokens;
};

describe('dangerous goods', () => {
  it('rejects dangerous goods of customers without the permission to send them', async () => {
    const refused = await refusalOf(bookAt(kim, desk, { isDangerousGood: true }));
    expect(refused.error.message).toBe('This customer is not allowed to send dangerous goods.');
  });

  it('accepts only the dangerous goods a customer is listed for [C-10]', async () => {
    const { customerId } = desk;
    const cleo = await testApp.acme.as('cleo');
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update customers.customer set can_send_dg = true where id = ${customerId}`),
    );
    const dangerousGoods = [{ unNumber: '1263', unPackageGroup: 'II' as const }];
    await cleo.call(createOrUpdateCustomerDangerousGoods, { customerId, dangerousGoods });
    const sent = { isDangerousGood: true, dangerousGoodUNCode: 'UN1203' };
    const refused = await refusalOf(bookAt(kim, desk, sent));
    expect(refused.error.message).toBe('Cedar & Co may not send UN 1203.');
    const paint = { ...sent, dangerousGoodUNCode: 'UN1263 II' };
    const booked = await bookAt(kim, desk, paint);
    expect(booked.bookingStatus).toBe('Booked');
  });

  it('checks in order: UN number, carrier, customer at the carrier, questions', async () => {
    const paint = { isDangerousGood: true, dangerousGoodUNCode: 'UN1263 II' };
    const cleo = await testApp.acme.as('cleo');
    const { carrierAccountId, customerId } = desk;
    const carries = (classes: ('3' | '8')[] | null, of: object = {}) =>
      cleo.call(saveDangerousGoodsCarrier, { carrierAccountId, classes, ...of });
    const refusal = async (differences: object = {}) =>
      (await refusalOf(bookAt(kim, desk, { ...paint, ...differences }))).error;
    expect((await refusal({ dangerousGoodUNCode: '' })).validationErrors).toEqual([
      { message: 'UN Number is required', members: ['booking.dangerousGoodUNCode'] },
    ]);
    expect((await refusal({ dangerousGoodUNCode: 'UN9999' })).validationErrors).toEqual([
      { message: 'The UN list has no UN9999.', members: ['booking.dangerousGoodUNCode'] },
    ]);
    await carries(['8']);
    expect((await refusal()).message).toBe('Acme Fleet carries no dangerous goods of class 3.');
    await carries([]);
    expect((await refusal()).message).toBe('Acme Fleet carries no dangerous goods.');
    await carries(['3']);
    await carries([], { customerId });
    expect((await refusal()).message).toBe(
      'Acme Fleet carries no dangerous goods of class 3 for this customer.',
    );
    await carries(null, { customerId });
    await testApp.acme.rows(sql`delete from dangerous_goods.emergency_contact`);
    expect((await refusal()).message).toContain('There is no 24-hour emergency contact.');
    const contact = { name: 'Acme spill line', telephone: '1800 000 111' };
    await cleo.call(saveEmergencyContact, { contact });
    const safe = await bookAt(kim, desk);
    const edited = { ...forDesk(desk, { ...paint, dangerousGoodUNCode: 'UN9999' }), id: safe.id };
    const slipped = await refusalOf(kim.call(contract.createOrUpdateBooking, { booking: edited }));
    expect(slipped.error.validationErrors?.[0]?.members).toEqual(['booking.dangerousGoodUNCode']);
    expect((await bookAt(kim, desk, paint)).bookingStatus).toBe('Booked');
  });

  it('requotes with the carrier when an edit changes only the UN number', async () => {
    const cleo = await testApp.acme.as('cleo');
    const { carrierAccountId, customerId } = desk;
    const listed = [{ unNumber: '1263' }, { unNumber: '1830' }];
    await cleo.call(createOrUpdateCustomerDangerousGoods, { customerId, dangerousGoods: listed });
    await cleo.call(saveDangerousGoodsCarrier, { carrierAccountId, classes: ['3'] });
    const paint = { isDangerousGood: true, dangerousGoodUNCode: 'UN1263 II' };
    const { id } = await bookAt(kim, desk, paint);
    const renamed = (dangerousGoodUNCode: string, other: object = {}) => ({
      booking: { ...forDesk(desk, { ...paint, dangerousGoodUNCode, ...other }), id },
    });
    const refused = await refusalOf(kim.call(contract.createOrUpdateBooking, renamed('UN1830')));
    expect(refused.error.message).toBe('Acme Fleet carries no dangerous goods of class 8.');
    await cleo.call(saveDangerousGoodsCarrier, { carrierAccountId, classes: [] });
    const { booking } = await kim.call(
      contract.createOrUpdateBooking,
      renamed('UN1263 II', { orderNumber: 'Says nothing of the goods' }),
    );
    expect(booking.dangerousGoodUNCode).toBe('UN1263 II');
    await cleo.call(saveDangerousGoodsCarrier, { carrierAccountId, classes: ['3'] });
  });

  it('requires a user with permission to book dangerous goods', async () => {
    const gate = (...permissions: readonly string[]) =>
      testApp.acme.inTransaction(async (db) => {
        const customer = await customerCard(db, desk.customerId);
        if (customer === undefined) throw new Error('The desk has no customer');
        const actor = { ...guestOf(db.scope.tenantId), kind: 'user' as const };
        return mustSendSafely(
          { db, actor: { ...actor, permissions: new Set(permissions) } },
          customer,
          {
            is_dangerous: true,
            dangerous_un_code: 'UN1263 II',
          },
        );
      });
    expect((await gate('Booking.Create', 'Booking.DangerousGoods'))?.category).toBe('3');
    await expect(gate('Booking.Create')).rejects.toThrow(
      "You don't have permission to book dangerous goods.",
    );
  });

  it('totals a load, decides whether it needs placards, and prints the declaration', async () => {
    const paint = { isDangerousGood: true, dangerousGoodUNCode: 'UN1263 II' };
    const heavy = [{ ...twoCartons, quantity: 90 }];
    const one = await bookAt(kim, desk, paint);
    const many = await bookAt(kim, desk, { ...paint, items: heavy });
    const harmless = await bookAt(kim, desk);
    const loadOf = (...bookings: (typeof one)[]) =>
      kim.call(contract.getDangerousGoodsLoad, { bookingIds: bookings.map(({ id }) => id) });
    expect(await loadOf(one, harmless)).toMatchObject({
      bookings: 1,
      aggregates: [{ unNumber: '1263', category: '3', packageGroup: 'II' }],
      isPlacarded: false,
      unknown: [],
    });
    const load = await loadOf(one, many, harmless);
    expect([load.bookings, load.isPlacarded, load.placardReasons.length]).toEqual([2, true, 1]);
    const [token] = await declarationsOf(one.id);
    const { body } = await kim.send(contract.downloadDocument, { token: token ?? '' });
    expect(body.slice(0, 4)).toBe('%PDF');
    expect(await declarationsOf(harmless.id)).toEqual([]);
  });
});
