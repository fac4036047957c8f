import type { ValidationError } from '@waybill/contract/problem';
import type { Address } from '@waybill/contract/shared/address';
import { localDateOf } from '@waybill/kernel/time';
import type { Contents } from './booking-row.ts';

/** What a customer asks of every booking (decisions C-14). */
export type ReadinessRules = {
  readonly costCenter: { readonly isEnable: boolean; readonly isRequired: boolean };
  readonly reference: { readonly isEnable: boolean; readonly isRequired: boolean };
  readonly requiredReferences: readonly { readonly id: number; readonly name: string }[];
};

type Query = {
  readonly contents: Contents;
  /** True when a quote is taken or an account and service are named. */
  readonly hasService: boolean;
  readonly rules: ReadinessRules | null;
  readonly now: Date;
  readonly timezone: string;
};

/** Everything that is missing to book (decisions B-10), named as a booking is sent. */
export function missingToBook(query: Query): readonly ValidationError[] {
  const { contents, hasService } = query;
  const faults: ValidationError[] = [
    ...(contents.customer_id === null ? [fault('customer.id', 'Customer is required')] : []),
    ...addressFaults('fromAddress', contents.from_address, (part) => `Pickup ${part} is required`),
    ...addressFaults('toAddress', contents.to_address, (part) => `Delivery ${part} is required`),
    ...itemFaults(contents),
    ...(hasService ? [] : [fault('quoteId', 'Choose a quote or a service')]),
    ...dateFaults(query),
    ...customerFaults(query),
  ];
  return faults;
}

const fault = (member: string, message: string): ValidationError => ({
  message,
  members: [member],
});

function addressFaults(
  member: string,
  address: Address,
  message: (part: string) => string,
): ValidationError[] {
  const needed = [
    ['addressLine1', 'street address'],
    ['suburb', 'suburb'],
    ['postCode', 'postcode'],
    ['countryCode', 'country'],
  ] as const;
  return needed
    .filter(([name]) => address[name].trim() === '')
    .map(([name, words]) => fault(`${member}.${name}`, message(words)));
}

function itemFaults({ items }: Contents): ValidationError[] {
  if (items.length === 0) return [fault('items', 'At least one item is required')];
  return items.flatMap((item, index) => {
    const sides = (['length', 'width', 'height', 'weight'] as const)
      .filter((side) => item[side].value <= 0)
      .map((side) => fault(`items[${index}].${side}.value`, `${capital(side)} is required`));
    const quantity =
      item.quantity > 0 ? [] : [fault(`items[${index}].quantity`, 'Quantity must be at least 1')];
    return [...quantity, ...sides];
  });
}

function dateFaults({ contents, now, timezone }: Query): ValidationError[] {
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

/** `isRequired` counts only where the thing is enabled. */
function customerFaults({ contents, rules }: Query): ValidationError[] {
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
      .map(({ name }) => fault(`customer.reference.${name}`, `${name} is required`)),
    ...(hasNone && needed.length === 0 ? [fault('reference', 'A reference is required')] : []),
  ];
}

/** The names of the references that are filled in, in lower case. */
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
