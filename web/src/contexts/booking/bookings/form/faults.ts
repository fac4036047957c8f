import type { Translate } from '#shell/texts/texts-context.ts';
import { noTime } from '#ui/TimeInput.tsx';
import type { ReferenceField } from './to-request.ts';
import { type Compose, isBlank, type PlaceValues } from './values.ts';

export type Fault = { readonly field: string; readonly message: string };

/** The requirements of a booking from the customer's settings. */
export type BookingRulesInput = {
  readonly isCustomerChosen: boolean;
  readonly needsCostCenter: boolean;
  readonly requiredReferences: readonly ReferenceField[];
};

/** Returns everything that is missing to book, by field (decisions B-10). */
export function faultsOf(
  values: Compose,
  input: BookingRulesInput,
  t: Translate,
): readonly Fault[] {
  return [
    ...(input.isCustomerChosen ? [] : [fault('customerid', t('Choose a customer'))]),
    ...(input.needsCostCenter && values.costCenterId === null
      ? [fault('costCenterId', t('Choose a cost center'))]
      : []),
    ...input.requiredReferences
      .filter(({ field }) => (values.refs[field] ?? '').trim() === '')
      .map(({ field, name }) => fault(`refs.${field}`, t('{label} is required', { label: name }))),
    ...placeFaults('from', values.from, t),
    ...placeFaults('to', values.to, t),
    ...itemFaults(values, t),
    ...timeFaults(values, t),
    ...(values.isInsured && !values.insuredValue
      ? [fault('insuredValue', t('Enter the value to insure'))]
      : []),
  ];
}

const fault = (field: string, message: string): Fault => ({ field, message });

const lacking = {
  from: {
    street: 'Enter the pickup street address',
    suburb: 'Choose the pickup suburb',
  },
  to: {
    street: 'Enter the delivery street address',
    suburb: 'Choose the delivery suburb',
  },
} as const;

const placeFaults = (name: 'from' | 'to', place: PlaceValues, t: Translate): readonly Fault[] => [
  ...(place.addressLine1.trim() === ''
    ? [fault(`${name}.addressLine1`, t(lacking[name].street))]
    : []),
  ...(place.postCode === '' ? [fault(`${name}.locality`, t(lacking[name].suburb))] : []),
];

const sides = [
  ['quantity', 'Pieces are required'],
  ['length', 'Length is required'],
  ['width', 'Width is required'],
  ['height', 'Height is required'],
  ['weight', 'Weight is required'],
] as const;

function itemFaults({ items }: Compose, t: Translate): readonly Fault[] {
  if (items.every(isBlank)) return [fault('items.0.length', t('Enter at least one item'))];
  return items.flatMap((item, at) =>
    isBlank(item) ? [] : itemFault(at, ([name]) => !((item[name] ?? 0) > 0), t),
  );
}

/** Returns what is typed as a size or number of items and is no number: no draft can keep it. */
export const illegibleFaults = (
  { items }: Pick<Compose, 'items'>,
  t: Translate,
): readonly Fault[] =>
  items.flatMap((item, at) => itemFault(at, ([name]) => Number.isNaN(item[name]), t));

type Side = (typeof sides)[number];

const itemFault = (at: number, isWrong: (side: Side) => boolean, t: Translate): readonly Fault[] =>
  sides
    .filter(isWrong)
    .map(([name, detail]) =>
      fault(`items.${at}.${name}`, t('Item {number}: {fact}', { number: at + 1, fact: t(detail) })),
    );

const isTime = (text: string): boolean => text !== '' && text !== noTime;

const timeFaults = (
  { readyTime, closeTime, pickupDay }: Compose,
  t: Translate,
): readonly Fault[] => [
  ...(pickupDay === null ? [fault('pickupDay', t('Choose a pickup date'))] : []),
  ...(isTime(readyTime) && isTime(closeTime) && closeTime <= readyTime
    ? [fault('closeTime', t('The closing time is before the ready time'))]
    : []),
];

/**
 * Converts a member of a refusal to the field of this form: `booking.fromAddress.postCode` is
 * `from.locality`; null if the form has no such field.
 */
export function fieldOf(member: string, references: readonly ReferenceField[]): string | null {
  const name = member
    .replace(/^(booking|bookings\[0\])\./, '')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/\.value$/, '');
  const reference = /^customer\.reference\.(.+)$/.exec(name)?.[1]?.toLowerCase();
  if (reference !== undefined) {
    const known = references.find((each) => each.name.toLowerCase() === reference);
    return known ? `refs.${known.field}` : null;
  }
  const custom = /^customFields\.(\w+)$/.exec(name)?.[1];
  if (custom !== undefined) return `custom.${custom}`;
  const place = /^(from|to)Address\.(\w+)$/.exec(name);
  if (place) {
    const [, end, part = ''] = place;
    return ['suburb', 'postCode', 'stateCode', 'countryCode'].includes(part)
      ? `${end}.locality`
      : `${end}.${part}`;
  }
  if (/^items\.\d+\.\w+$/.test(name)) return name;
  return fieldNames[name] ?? null;
}

const fieldNames: Readonly<Record<string, string>> = {
  items: 'items.0.length',
  'customer.id': 'customerid',
  'customer.email': 'guestEmail',
  paymentNonce: 'card',
  costCenterId: 'costCenterId',
  reference: 'orderNumber',
  bookingDate: 'pickupDay',
  pickupReadyTime: 'readyTime',
  businessClosingTime: 'closeTime',
  insuredValue: 'insuredValue',
  insuranceType: 'insuranceType',
  promoCode: 'promoCode',
  dangerousGoodUNCode: 'unNumber',
  dangerousGoodPackageType: 'dangerousPackage',
  specialInstructions: 'pickupInstructions',
  deliveryInstructions: 'deliveryInstructions',
  orderNumber: 'orderNumber',
};

/** Returns the section of a field, 1 to 4. */
export function sectionOf(field: string): number {
  if (/^(customerid|costCenterId|orderNumber|refs\.|custom\.|guest)/.test(field)) return 1;
  if (/^(from|to|pickup|delivery)\./.test(field)) return 2;
  if (/^(items|isDangerous|unNumber|dangerous)/.test(field)) return 3;
  return 4;
}
