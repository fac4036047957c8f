import * as contract from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, demoTown, type TestTown } from '../../../testing/town.ts';
import { bookAt, type Desk, deskFor, forDesk } from '../testing/desk.ts';

let town: TestTown;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  town = await demoTown();
  kim = await town.acme.as('kim');
  desk = await deskFor(town.acme, 'Cedar & Co');
});
afterAll(() => town.close());

describe('createOrUpdateBooking', () => {
  it('books with a service: priced, numbered, tracked and shared by its token', async () => {
    const booking = await bookAt(kim, desk);
    expect(booking).toMatchObject({ bookingStatus: 'Booked' });
  });

  it('saves a draft that lacks everything but its addresses', async () => {
    const answer = await kim.call(contract.createOrUpdateBooking, { booking: aBooking() });
    expect(answer.booking.bookingStatus).toBe('Draft');
  });

  it('prices with a carrier that is called', async () => {
    const other = await deskFor(town.acme, 'Cedar & Co', 'TEXP', 'EXP');
    const answer = await kim.call(contract.createOrUpdateBooking, {
      booking: forDesk(other),
      operations: ['Book'],
    });
    expect(answer.booking.bookingStatus).toBe('Booked');
    await town.settle();
  });
});
