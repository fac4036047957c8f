import type { AccountInput } from '@waybill/contract/customers/customers/inputs';
import type { Complaint } from '@waybill/contract/problem';
import { inputValue } from './inputs.ts';
import type { AccountFields } from './rows.ts';

type Query = Omit<AccountInput, 'id'>;

/** Returns faults of a company's contact details; `prefix` is put before field names. */
export function accountFaults(query: Query, prefix = ''): readonly Complaint[] {
  const opening = inputValue(query.openingTime);
  const closing = inputValue(query.closingTime);
  // HH:mm compares as text; opening hours past midnight are not supported.
  if (opening === null || closing === null || opening < closing) return [];
  return [
    {
      message: 'The opening time must be before the closing time',
      members: [`${prefix}openingTime`, `${prefix}closingTime`],
    },
  ];
}

/** Returns a company's contact details to store; a missing country is Australia (val-026). */
export function accountFields(query: Query): AccountFields {
  const address = query.address ?? {};
  return {
    contact_name: inputValue(query.contactName),
    email: inputValue(query.email),
    booking_email: inputValue(query.bookingEmail),
    mobile: inputValue(query.mobile),
    telephone: inputValue(query.telephone),
    address_line1: inputValue(address.addressLine1),
    address_line2: inputValue(address.addressLine2),
    address_line3: inputValue(address.addressLine3),
    suburb: inputValue(address.suburb),
    post_code: inputValue(address.postCode),
    state_code: inputValue(address.stateCode)?.toUpperCase() ?? null,
    country_code: inputValue(address.countryCode)?.toUpperCase() ?? 'AU',
    opening_time: inputValue(query.openingTime),
    closing_time: inputValue(query.closingTime),
    open_days: [...new Set(query.openDaysOfWeek ?? [])].toSorted((a, b) => a - b),
    special_instructions: inputValue(query.specialInstructions),
    logo_file: query.customerLogo ?? null,
  };
}
