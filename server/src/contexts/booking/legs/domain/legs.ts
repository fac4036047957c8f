import type { LegInput } from '@waybill/contract/booking/legs/shapes';
import { notValid } from '@waybill/contract/problem';
import type { Address } from '@waybill/contract/shared/address';
import type { BookingRow, Contents } from '../../bookings/domain/booking-row.ts';
import { addressAfter } from '../../bookings/domain/contents.ts';

type Ends = Pick<Contents, 'from_address' | 'to_address'>;

/**
 * Returns the places on the route from pickup to delivery: one more than legs.
 * @throws {Problem} NotValid naming what a place lacks
 */
export function handovers(ends: Ends, legs: readonly LegInput[]): readonly Address[] {
  const faults = legs
    .slice(0, -1)
    .flatMap(({ toAddress }, at) =>
      needed
        .filter(([name]) => !toAddress?.[name])
        .map(([name, message]) => ({ message, members: [`legs[${at}].toAddress.${name}`] })),
    );
  if (faults.length > 0) throw notValid(...faults);
  const between = legs
    .slice(0, -1)
    .map(({ toAddress }) => addressAfter(ends.to_address, toAddress));
  return [ends.from_address, ...between, ends.to_address];
}

const needed = [
  ['addressLine1', 'The street of the handover is required'],
  ['suburb', 'The suburb of the handover is required'],
  ['postCode', 'The postcode of the handover is required'],
] as const;

type LegOf = Ends & {
  /** The arrival of the previous leg; null for the first leg, or if unknown. */
  readonly leaving: Date | null;
  readonly legNumber: number;
};

/**
 * Returns the contents of a leg: the journey's freight on its own route, without the extras that
 * the customer bought.
 */
export const contentsOfLeg = (
  journey: Contents,
  { from_address, to_address, leaving, legNumber }: LegOf,
): Contents => ({
  ...ofEachLeg(journey),
  customer_id: journey.customer_id,
  promo_code: null,
  custom: {},
  booking_date: leaving ?? journey.booking_date,
  pickup_ready_at: legNumber === 1 ? journey.pickup_ready_at : leaving,
  business_closing_at: legNumber === 1 ? journey.business_closing_at : null,
  is_ready: journey.is_ready,
  from_address,
  to_address,
  pickup_options: journey.pickup_options,
  delivery_options: journey.delivery_options,
  item_lines: journey.item_lines,
  pieces: journey.pieces,
  grams: journey.grams,
  cubic_millimetres: journey.cubic_millimetres,
  cubic_grams: journey.cubic_grams,
  chargeable_grams: journey.chargeable_grams,
  cubic_factor: journey.cubic_factor,
  is_dangerous: journey.is_dangerous,
  dangerous_un_code: journey.dangerous_un_code,
  insured_minor: null,
  insurance_type: null,
});

/**
 * Returns a leg after an edit of its journey: contacts at both ends, references and instructions
 * come from the journey; route, times and carrier stay.
 */
export const legAfter = (leg: BookingRow, journey: Contents, legs: number): BookingRow => ({
  ...leg,
  ...ofEachLeg(journey),
  from_address: leg.leg_number === 1 ? journey.from_address : leg.from_address,
  to_address: leg.leg_number === legs ? journey.to_address : leg.to_address,
});

/** Returns the values that every leg copies from its journey, initially and after every edit. */
const ofEachLeg = (journey: Contents) => ({
  customer_contact_name: journey.customer_contact_name,
  company_name: journey.company_name,
  caller: journey.caller,
  cost_center_id: journey.cost_center_id,
  cost_center: journey.cost_center,
  reference: journey.reference,
  customer_reference: journey.customer_reference,
  store_key: journey.store_key,
  order_number: journey.order_number,
  special_instructions: journey.special_instructions,
  delivery_instructions: journey.delivery_instructions,
  items: journey.items,
  dangerous_package_type: journey.dangerous_package_type,
  dangerous_description: journey.dangerous_description,
});
