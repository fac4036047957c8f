import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { Address } from '@waybill/contract/shared/address';
import { placeText } from '@waybill/contract/shared/place-text';
import { toGrams, toMillimetres } from '@waybill/kernel/measures';
import { byHandOf } from './by-hand.ts';
import { savedQuoteOf } from './saved-quote.ts';
import {
  type Compose,
  emptyCompose,
  emptyPiece,
  type PieceValues,
  type PlaceValues,
  referenceField,
  type Wishes,
} from './values.ts';

type Measured = { readonly value: number; readonly unit: string };
type Times = {
  readonly today: string;
  readonly dayOf: (m: string) => string;
  readonly timeOf: (m: string) => string;
};

/**
 * Returns the form for a copy of a booking: same customer, addresses and freight, a pickup today.
 * If the booking itself is finished, its number and times are retained.
 */
export function composeOf(booking: BookingDetail, times: Times, isSame: boolean): Compose {
  const { today, dayOf, timeOf } = times;
  const ready = booking.pickupReadyTime;
  const leaves = ready ?? booking.bookingDate;
  const day = leaves === null ? today : dayOf(leaves);
  const values: Compose = {
    ...emptyCompose(today),
    id: isSame ? booking.id : null,
    customerid: booking.customer?.id ?? null,
    costCenterId: booking.costCenterId,
    refs: isSame ? referencesOf(booking) : {},
    orderNumber: isSame ? (booking.orderNumber ?? '') : '',
    custom: booking.customFields,
    from: placeOf(booking.fromAddress),
    to: placeOf(booking.toAddress),
    items: booking.items.length > 0 ? booking.items.map(pieceOf) : [emptyPiece],
    pickupDay: isSame && day > today ? day : today,
    readyTime: ready === null ? '' : timeOf(ready),
    closeTime: booking.businessClosingTime === null ? '' : timeOf(booking.businessClosingTime),
    pickup: wishesOf(booking.pickupOptions),
    delivery: wishesOf(booking.deliveryOptions),
    isDangerous: booking.isDangerousGood,
    unNumber: booking.dangerousGoodUNCode ?? '',
    dangerousPackage: booking.dangerousGoodPackageType,
    dangerousDescription: booking.dangerousGoodDescription ?? '',
    isInsured: booking.isInsured,
    insuredValue: booking.insuredValue,
    insuranceType: booking.insuranceType,
    promoCode: isSame ? (booking.promoCode ?? '') : '',
    pickupInstructions: booking.specialInstructions ?? '',
    deliveryInstructions: booking.deliveryInstructions ?? '',
    byHand: isSame ? byHandOf(booking) : null,
    isQuote: isSame && booking.bookingStatus === 'Quoted',
  };
  return isSame ? { ...values, saved: savedQuoteOf(booking, values) } : values;
}

/** Returns the form for freight that goes back: its places, and what they need, exchanged. */
export const returnOf = (values: Compose): Compose => ({
  ...values,
  from: values.to,
  to: values.from,
  pickup: { ...values.pickup, tailLift: values.delivery.tailLift },
  delivery: { ...values.delivery, tailLift: values.pickup.tailLift },
  pickupInstructions: values.deliveryInstructions,
  deliveryInstructions: values.pickupInstructions,
});

const referencesOf = (booking: BookingDetail): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(booking.customer?.reference ?? {}).map(([name, value]) => [
      referenceField(name),
      value,
    ]),
    ...booking.reference.map(({ key, value }) => [referenceField(key), value]),
  ]) as Readonly<Record<string, string>>;

/** Converts an address to form values. */
function placeOf(address: Address): PlaceValues {
  return {
    bookId: null,
    locality: address.suburb === '' ? null : placeText(address),
    type: address.type === 'Residential' ? 'Residential' : 'Business',
    companyName: address.companyName ?? '',
    contactName: address.contactName ?? '',
    telephone: address.telephone ?? '',
    email: address.email ?? '',
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2 ?? '',
    suburb: address.suburb,
    postCode: address.postCode,
    stateCode: address.stateCode ?? '',
    countryCode: address.countryCode || 'AU',
    isKept: false,
  };
}

type Described = {
  readonly packageType: string;
  readonly length: Measured;
  readonly width: Measured;
  readonly height: Measured;
  readonly weight: Measured;
};

/** Converts dimensions to centimetres and weight to kilograms. */
export const measuresOf = ({ packageType, length, width, height, weight }: Described) => ({
  packageType,
  length: positive(toMillimetres(length) / 10),
  width: positive(toMillimetres(width) / 10),
  height: positive(toMillimetres(height) / 10),
  weight: positive(toGrams(weight) / 1000),
});

const pieceOf = (item: BookingDetail['items'][number]): PieceValues => ({
  ...emptyPiece,
  ...measuresOf(item),
  quantity: item.quantity,
  description: item.description ?? '',
  productId: item.productId,
});

const positive = (value: number): number | null => (value > 0 ? value : null);

/** Converts the requested services to form values. */
export function wishesOf(options: Readonly<Record<string, string>>): Wishes {
  const isOn = (name: string): boolean => options[name] === 'true';
  return {
    tailLift: isOn('tailLift'),
    handUnload: isOn('handUnload'),
    appointment: isOn('appointment'),
    authorityToLeave: isOn('authorityToLeave'),
    signatureRequired: isOn('signatureRequired'),
  };
}
