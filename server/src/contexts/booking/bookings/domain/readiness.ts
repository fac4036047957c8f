import { type Message, sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import type { Address } from '@waybill/contract/shared/address';
import { localDateOf } from '@waybill/kernel/time';
import type { Contents } from './booking-row.ts';

/** A customer's requirements for every booking (decisions C-14). */
export type ReadinessRules = {
  readonly costCenter: { readonly isEnable: boolean; readonly isRequired: boolean };
  readonly reference: { readonly isEnable: boolean; readonly isRequired: boolean };
  readonly requiredReferences: readonly { readonly id: number; readonly name: string }[];
};

type Query = {
  readonly contents: Contents;
  /** True if a quote is used, or an account and service are given. */
  readonly hasService: boolean;
  readonly rules: ReadinessRules | null;
  readonly now: Date;
  readonly timezone: string;
};

/** Returns everything that is missing to book (decisions B-10), with the paths of the request. */
export function missingToBook(query: Query): readonly Complaint[] {
  const { contents, hasService } = query;
  const faults: Complaint[] = [
    ...(contents.customer_id === null ? [fault('customer.id', 'Customer is required')] : []),
    ...addressFaults('fromAddress', contents.from_address),
    ...addressFaults('toAddress', contents.to_address),
    ...itemFaults(contents),
    ...(hasService ? [] : [fault('quoteId', 'Choose a quote or a service')]),
    ...dateFaults(query),
    ...customerFaults(query),
  ];
  return faults;
}

const fault = (member: string, message: Message): Complaint => ({
  message,
  members: [member],
});

const neededOfAddress = {
  fromAddress: {
    addressLine1: 'Pickup street address is required',
    suburb: 'Pickup suburb is required',
    postCode: 'Pickup postcode is required',
    countryCode: 'Pickup country is required',
  },
  toAddress: {
    addressLine1: 'Delivery street address is required',
    suburb: 'Delivery suburb is required',
    postCode: 'Delivery postcode is required',
    countryCode: 'Delivery country is required',
  },
} as const;

function addressFaults(
  member: keyof typeof neededOfAddress,
  address: Address,
): readonly Complaint[] {
  return (['addressLine1', 'suburb', 'postCode', 'countryCode'] as const)
    .filter((name) => address[name].trim() === '')
    .map((name) => fault(`${member}.${name}`, neededOfAddress[member][name]));
}

function itemFaults({ items }: Contents): Complaint[] {
  if (items.length === 0) return [fault('items', 'At least one item is required')];
  return items.flatMap((item, index) => {
    const sides = (['length', 'width', 'height', 'weight'] as const)
      .filter((side) => item[side].value <= 0)
      .map((side) =>
        fault(
          `items[${index}].${side}.value`,
          sentence('{field} is required', { field: capital(side) }),
        ),
      );
    const quantity =
      item.quantity > 0 ? [] : [fault(`items[${index}].quantity`, 'Quantity must be at least 1')];
    return [...quantity, ...sides];
  });
}

function dateFaults({ contents, now, timezone }: Query): Complaint[] {
  const { booking_date, pickup_ready_at, business_closing_at } = contents;
  const today = localDateOf(now, timezone);
  const isPast = booking_date !== null && localDateOf(booking_date, timezone) < today;
  const isShut =
    pickup_ready_at !== null &&
    business_closing_at !== null &&
    business_closing_at.getTime() <= pickup_ready_at.getTime();
  return [
    ...(isPast ? [fault('bookingDate', 'The booking date is in the past')] : []),
    ...(isShut ? [fault('businessClosingTime', 'The closing time is before the ready time')] : []),
  ];
}

/** `isRequired` applies only if the feature is enabled. */
function customerFaults({ contents, rules }: Query): Complaint[] {
  if (rules === null) return [];
  const { costCenter, reference, requiredReferences } = rules;
  const hasCostCenter = contents.cost_center_id !== null || Boolean(contents.cost_center);
  const needsCostCenter = costCenter.isEnable && costCenter.isRequired && !hasCostCenter;
  const input = referencesOf(contents);
  const needed = reference.isEnable ? requiredReferences : [];
  const hasNone = reference.isEnable && reference.isRequired && input.size === 0;
  return [
    ...(needsCostCenter ? [fault('costCenterId', 'Cost center is required')] : []),
    ...needed
      .filter(({ name }) => !input.has(name.toLowerCase()))
      .map(({ name }) =>
        fault(`customer.reference.${name}`, sentence('{field} is required', { field: name })),
      ),
    ...(hasNone && needed.length === 0 ? [fault('reference', 'A reference is required')] : []),
  ];
}

/** Returns the names of the references that have a value, in lower case. */
function referencesOf({ reference, customer_reference }: Contents): ReadonlySet<string> {
  const pairs = [
    ...reference.map(({ key, value }) => [key, value] as const),
    ...Object.entries(customer_reference),
  ];
  return new Set(
    pairs.filter(([, value]) => value.trim() !== '').map(([key]) => key.toLowerCase()),
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
