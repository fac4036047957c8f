import { aBooking } from '@waybill/contract/booking/examples';
import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { accountsToQuote, type CarrierClient } from '#contexts/carriers/public.ts';
import { customersCalled } from '#contexts/customers/public.ts';
import { guestOf } from '#platform/http/actor.ts';
import type { Seeding } from '../../../demo/seed.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import { split } from '../legs/split.ts';

const hour_ms = 3_600_000;
const customer = 'Harbour Homewares';
/** The events of each leg, with the hours after booking. */
const events: readonly (readonly [number, BookingStatus, string, number])[] = [
  [0, 'PickedUp', 'PICKUP', 3],
  [0, 'Delivered', 'DELIVERED', 15],
  [1, 'PickedUp', 'PICKUP', 20],
  [1, 'InTransit', 'DEPART', 21],
];
const depot = {
  companyName: 'Acme depot Albury',
  addressLine1: '4 Rail Street',
  suburb: 'Albury',
  stateCode: 'NSW',
  postCode: '2640',
  countryCode: 'AU',
};

/** Seeds freight booked two days ago with two legs: the own fleet to a depot, then a carrier. */
export async function seedJourney(
  { db, now, people }: Seeding,
  client: CarrierClient,
): Promise<void> {
  const userId = people.get('kim') ?? null;
  const actor = { ...guestOf(db.scope.tenantId), kind: 'user' as const, userId, name: 'Kim Tran' };
  const then = new Date(now.getTime() - 48 * hour_ms);
  const command = { db, actor, now: then, line: client };
  const id = (await customersCalled(db, [customer])).get(customer.toLowerCase())?.id;
  if (id === undefined) return;
  const { requested: query } = await accountsToQuote(db, {
    customerId: id,
    customerType: 'Account',
  });
  const numberOf = (code: string) => query.find((each) => each.code === code)?.id ?? 0;
  const fleet = { carrierAccountId: numberOf('FLEET'), carrierServiceCode: 'STD' };
  const road = { carrierAccountId: numberOf('TROAD'), carrierServiceCode: 'GEN' };
  const sent = aBooking({ customer: { id }, ...fleet, orderNumber: 'LEGS-1' });
  const journey = await saveBooking(command, { sent, operations: ['Book'] });
  const legs = await split(command, journey, [{ ...fleet, toAddress: depot }, road]);
  for (const [leg, to, code, hours] of events) {
    const at = new Date(then.getTime() + hours * hour_ms);
    await moveBooking(db, { bookingId: legs[leg] ?? 0, to, at, code }, at);
  }
}
