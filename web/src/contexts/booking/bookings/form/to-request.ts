import { noTime } from '#ui/TimeInput.tsx';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { createQuote } from '@waybill/contract/pricing/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { isLocalDate } from '@waybill/kernel/local-date';
import { fromWallTime } from '@waybill/kernel/time';
import { type ManualOffer, byHandSent } from './by-hand.ts';
import {
  type Compose,
  isBlank,
  isMeasured,
  type PieceValues,
  type PlaceValues,
  type Wishes,
} from './values.ts';

export type QuoteInputArgs = ArgsOf<typeof createQuote>;

/** A reference of the customer with a field in the form. */
export type ReferenceField = { readonly field: string; readonly name: string };

/**
 * Returns the quote request, once there are both localities and one measured line; null until then.
 * The booking sends the same addresses, pieces and services, as a quote is valid only for these.
 */
export function quoteRequestOf(
  values: Compose,
  customerId: number | null,
  readyTime: string | null = null,
): QuoteInputArgs | null {
  const { from, to } = values;
  const items = written(values.items);
  if (from.postCode === '' || to.postCode === '') return null;
  if (items.length === 0 || !items.every(isMeasured)) return null;
  return {
    fromAddress: quotedPlace(from),
    toAddress: quotedPlace(to),
    pickupOptions: wishesSent(values.pickup),
    deliveryOptions: wishesSent(values.delivery),
    isDangerousGood: values.isDangerous,
    ...(values.isDangerous
      ? {
          dangerousGoodUNCode: values.unNumber.trim() || null,
          dangerousGoodPackageType: values.dangerousPackage,
        }
      : {}),
    items: items.map(itemSent),
    ...(customerId === null ? {} : { customer: { customerId } }),
    promoCode: values.promoCode.trim() || null,
    ...(values.pickupDay !== null && isLocalDate(values.pickupDay)
      ? { despatchDate: values.pickupDay }
      : {}),
    ...(readyTime === null ? {} : { readyTime }),
  };
}

/** A quote, or a manual price. */
export type ChosenPrice = { readonly quoteId: string } | { readonly hand: ManualOffer };

/** Converts form values to a booking; empty fields are sent as empty. */
export function bookingOf(
  values: Compose,
  sending: {
    readonly customerId: number | null;
    /** The price to book at; null if the current one is retained, or there is none yet. */
    readonly at: ChosenPrice | null;
    readonly references: readonly ReferenceField[];
    readonly timezone: string;
    /** Today in the tenant's timezone: freight without a time leaves now, or on a later morning. */
    readonly today: string;
  },
): BookingWrite {
  const { customerId, at: price, references, timezone, today } = sending;
  const at = (time: string): string | null => momentOf(values.pickupDay, time, timezone);
  return {
    ...(values.id === null ? {} : { id: values.id }),
    customer: customerId === null ? null : { id: customerId },
    ...(price === null ? {} : 'quoteId' in price ? price : byHandSent(price.hand)),
    fromAddress: addressSent(values.from),
    toAddress: addressSent(values.to),
    items: written(values.items).map(itemSent),
    bookingDate: leavingOf(values, { timezone, today }),
    pickupReadyTime: values.readyTime === '' ? null : at(values.readyTime),
    businessClosingTime: values.closeTime === '' ? null : at(values.closeTime),
    pickupOptions: wishesSent(values.pickup),
    deliveryOptions: wishesSent(values.delivery),
    specialInstructions: textSent(values.pickupInstructions),
    deliveryInstructions: textSent(values.deliveryInstructions),
    orderNumber: textSent(values.orderNumber),
    ...customSent(values),
    costCenterId: values.costCenterId,
    reference: references.flatMap(({ field, name }) => {
      const value = (values.refs[field] ?? '').trim();
      return value === '' ? [] : [{ key: name, value }];
    }),
    promoCode: textSent(values.promoCode),
    isDangerousGood: values.isDangerous,
    dangerousGoodUNCode: values.isDangerous ? textSent(values.unNumber) : null,
    dangerousGoodPackageType: values.isDangerous ? values.dangerousPackage : null,
    dangerousGoodDescription: values.isDangerous ? textSent(values.dangerousDescription) : null,
    insuredValue: values.isInsured ? values.insuredValue : null,
    insuranceType: values.isInsured ? values.insuranceType : null,
  };
}

/** The tenant's own fields that have a value; a tenant without any sends none. */
function customSent({ custom }: Compose): Pick<BookingWrite, 'customFields'> {
  const entries = Object.entries(custom ?? {});
  const hasValue = ([, value]: readonly [string, unknown]) =>
    value !== undefined && value !== null && value !== '';
  return entries.length === 0 ? {} : { customFields: Object.fromEntries(entries.filter(hasValue)) };
}

/** Only what differs: the server keeps what is not sent, so that nobody else's change is undone. */
export function changesOf(before: BookingWrite, after: BookingWrite): BookingWrite {
  const isSame = (name: string): boolean =>
    JSON.stringify(before[name as keyof BookingWrite]) ===
    JSON.stringify(after[name as keyof BookingWrite]);
  const changed = Object.entries(after).filter(([name]) => !isSame(name));
  return { ...Object.fromEntries(changed), ...(after.id ? { id: after.id } : {}) };
}

/** Returns the original values of changed members, by which the server detects conflicts. */
export const readOf = (before: BookingWrite, changes: BookingWrite): BookingWrite =>
  Object.fromEntries(
    Object.keys(changes).map((name) => [name, before[name as keyof BookingWrite] ?? null]),
  );

const startOfDay = '08:00';

/** Returns when freight leaves: at its ready time, or on a later morning; null means now. */
export const leavingOf = (
  { pickupDay, readyTime }: Pick<Compose, 'pickupDay' | 'readyTime'>,
  { timezone, today }: { readonly timezone: string; readonly today: string },
): string | null => {
  const time = readyTime || (pickupDay === today ? '' : startOfDay);
  return momentOf(pickupDay, time, timezone);
};

/**
 * Converts a date and time in the tenant's timezone to a moment; null if either is missing or not
 * valid: prices are requested while one types.
 */
function momentOf(day: string | null, time: string, timezone: string): string | null {
  if (day === null || !isLocalDate(day) || time === '' || time === noTime) return null;
  return fromWallTime(day, time, timezone).toISOString();
}

const written = (items: readonly PieceValues[]): readonly PieceValues[] =>
  items.filter((item) => !isBlank(item));

const quotedPlace = ({ postCode, suburb, countryCode, type }: PlaceValues) => ({
  postCode,
  suburb,
  countryCode,
  type,
});

const addressSent = (place: PlaceValues) => ({
  type: place.type,
  companyName: textSent(place.companyName),
  contactName: textSent(place.contactName),
  telephone: textSent(place.telephone),
  email: textSent(place.email),
  addressLine1: textSent(place.addressLine1),
  addressLine2: textSent(place.addressLine2),
  suburb: textSent(place.suburb),
  postCode: textSent(place.postCode),
  stateCode: textSent(place.stateCode),
  countryCode: place.countryCode,
});

const itemSent = (piece: PieceValues) => ({
  ...(piece.productId === null ? {} : { productId: piece.productId }),
  packageType: piece.packageType || 'Carton',
  quantity: piece.quantity ?? 0,
  length: { value: piece.length ?? 0, unit: 'cm' },
  width: { value: piece.width ?? 0, unit: 'cm' },
  height: { value: piece.height ?? 0, unit: 'cm' },
  weight: { value: piece.weight ?? 0, unit: 'kg' },
  ...(piece.description.trim() === '' ? {} : { description: piece.description.trim() }),
});

/** Sends only the requested services. */
const wishesSent = (wishes: Wishes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wishes).flatMap(([name, wished]) => (wished ? [[name, 'true']] : [])),
  );

const textSent = (text: string): string | null => text.trim() || null;
