import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { HttpError } from '#client/errors.ts';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { Compose } from './values.ts';

/** The members of a booking that two users changed, by their names in the API. */
export type Conflict = {
  readonly members: readonly string[];
  readonly mine: BookingWrite;
};

/** Returns the conflicting members, or null if the refusal has another reason. */
export function conflictOf(error: Error, mine: BookingWrite): Conflict | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const members = (error.problem?.validationErrors ?? []).flatMap((each) => each.members ?? []);
  const known = members.map((member) => member.replace(/^booking\./, '')).filter(isKnown);
  return known.length === 0 ? null : { members: known, mine };
}

/** Each member with its label and form fields. */
const fields = {
  'customer.id': ['Customer', ['customerid']],
  costCenterId: ['Cost center', ['costCenterId']],
  reference: ['References', ['refs']],
  orderNumber: ['Order number', ['orderNumber']],
  promoCode: ['Promo code', ['promoCode']],
  bookingDate: ['Pickup date', ['pickupDay', 'readyTime']],
  pickupReadyTime: ['Ready from', ['pickupDay', 'readyTime']],
  businessClosingTime: ['Closes at', ['closeTime']],
  fromAddress: ['From', ['from']],
  toAddress: ['To', ['to']],
  specialInstructions: ['Pickup instructions', ['pickupInstructions']],
  deliveryInstructions: ['Delivery instructions', ['deliveryInstructions']],
  pickupOptions: ['Pickup and extras', ['pickup']],
  deliveryOptions: ['Pickup and extras', ['delivery']],
  items: ['Items', ['items']],
  isDangerousGood: ['Dangerous goods', ['isDangerous']],
  dangerousGoodUNCode: ['UN number', ['unNumber']],
  dangerousGoodPackageType: ['Packaging', ['dangerousPackage']],
  dangerousGoodDescription: ['Proper shipping name', ['dangerousDescription']],
  insuredValue: ['Value', ['isInsured', 'insuredValue']],
  insuranceType: ['Insurance', ['insuranceType']],
} as const satisfies Readonly<Record<string, readonly [PlatformText, readonly (keyof Compose)[]]>>;

type Known = keyof typeof fields;
const isKnown = (member: string): boolean => member in fields;

export const labelOf = (member: string): PlatformText => fields[member as Known][0];
export const fieldsOf = (member: string): readonly (keyof Compose)[] => fields[member as Known][1];

type Side = BookingWrite | BookingDetail;
type Words = {
  readonly t: Translate;
  readonly dateTime: (moment: string) => string;
};

/** Formats one side's value of a member in one line. */
export function sideText(side: Side, member: string, { t, dateTime }: Words): string {
  const value: unknown = member === 'customer.id' ? side.customer?.id : side[member as keyof Side];
  if (value === null || value === undefined || value === '') return '—';
  if (member === 'fromAddress' || member === 'toAddress') return addressText(side, member);
  if (member === 'items') return itemsText(side.items ?? [], t);
  if (member === 'reference') {
    return (
      (side.reference ?? []).map(({ key, value: text }) => `${key}: ${text}`).join(', ') || '—'
    );
  }
  if (member === 'pickupOptions' || member === 'deliveryOptions') {
    const options = Object.entries(side[member] ?? {});
    return options.map(([name, text]) => `${name}: ${text}`).join(', ') || '—';
  }
  if (typeof value === 'string' && /Date$|Time$/.test(member)) return dateTime(value);
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  return String(value as string | number);
}

function addressText(side: Side, member: 'fromAddress' | 'toAddress'): string {
  const address = side[member];
  if (!address) return '—';
  const { companyName, contactName, telephone, addressLine1, suburb, postCode, stateCode } =
    address;
  const place = placeText({
    suburb: suburb ?? '',
    postCode: postCode ?? '',
    stateCode: stateCode ?? null,
  });
  return [companyName, contactName, telephone, addressLine1, place].filter(Boolean).join(', ');
}

const itemsText = (items: NonNullable<Side['items']>, t: Words['t']): string =>
  items
    .map(({ quantity, packageType, weight }) =>
      t('{count} × {packaging}, {weight} {unit}', {
        count: quantity ?? 0,
        packaging: packageType ?? '',
        weight: weight?.value ?? 0,
        unit: weight?.unit ?? 'kg',
      }),
    )
    .join('; ');
