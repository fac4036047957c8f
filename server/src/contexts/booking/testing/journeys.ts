import { getBookingForEdit, splitBooking } from '@waybill/contract/booking/endpoints';
import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { createOrUpdateCarrierAccount } from '@waybill/contract/carriers/endpoints';
import type { TestTenant, TestApp } from '../../../testing/test-app.ts';
import { moveBooking } from '../public.ts';
import { bookAt, deskFor } from './desk.ts';

const depot = {
  companyName: 'Acme depot Albury',
  addressLine1: '4 Rail Street',
  suburb: 'ALBURY',
  stateCode: 'NSW',
  postCode: '2640',
  countryCode: 'AU',
};

export type Journeys = Awaited<ReturnType<typeof journeysIn>>;

/** Returns a leg with a manual carrier at a given cost. */
export async function legByHand(tenant: TestTenant, code: string) {
  const ada = await tenant.as('ada');
  const { id: carrierAccountId } = await ada.call(createOrUpdateCarrierAccount, {
    carrierAccount: { name: `${code} Haulage`, code, carrierCode: 'MANUAL' },
  });
  return { carrierAccountId, carrierServiceCode: 'STD', carrierCost: 80 };
}

/** Sets up freight of Cedar & Co that Kim splits: the own fleet to a depot, then Test Express. */
export async function journeysIn(testApp: TestApp) {
  const kim = await testApp.acme.as('kim');
  const desk = await deskFor(testApp.acme, 'Cedar & Co');
  const express = await deskFor(testApp.acme, 'Cedar & Co', 'TEXP', 'EXP');
  const first = {
    carrierAccountId: desk.carrierAccountId,
    carrierServiceCode: desk.carrierServiceCode,
    toAddress: depot,
  };
  const second = {
    carrierAccountId: express.carrierAccountId,
    carrierServiceCode: express.carrierServiceCode,
  };
  const twoLegs = () => [first, second];
  let minute = 0;
  return {
    kim,
    desk,
    twoLegs,
    visible: async (id: number, caller = kim) =>
      (await caller.call(getBookingForEdit, { Id: id })).booking,
    /** Creates a booking with two legs; returns their numbers, the journey first. */
    journey: async (
      differences: Partial<BookingWrite> = {},
      legs: readonly object[] = twoLegs(),
    ): Promise<readonly [number, number, number]> => {
      const { id } = await bookAt(kim, desk, differences);
      const { childBookingIds } = await kim.call(splitBooking, { id, legs: legs as never });
      const [one = 0, two = 0] = childBookingIds;
      return [id, one, two];
    },
    /** Adds an event to a booking, a minute after the previous event. */
    happens: (bookingId: number, to: BookingStatus) => {
      minute += 1;
      const at = new Date(testApp.clock.now.getTime() + minute * 60_000);
      return testApp.acme.inTransaction((db) =>
        moveBooking(db, { bookingId, to, at, code: to.toUpperCase() }, at),
      );
    },
  };
}
