import type { AccountAsked } from '@waybill/contract/customers/inputs';
import type { ValidationError } from '@waybill/contract/problem';
import { given } from './given.ts';
import type { AccountFields } from './rows.ts';

type Asked = Omit<AccountAsked, 'id'>;

/** What is wrong with how a company is reached; `prefix` stands before the names of fields. */
export function accountFaults(asked: Asked, prefix = ''): readonly ValidationError[] {
  const opening = given(asked.openingTime);
  const closing = given(asked.closingTime);
  // HH:mm compares as text; who opens at eight and closes at six in the morning is not served.
  if (opening === null || closing === null || opening < closing) return [];
  return [
    {
      message: 'The opening time must be before the closing time',
      members: [`${prefix}openingTime`, `${prefix}closingTime`],
    },
  ];
}

/** How a company is reached, as it is kept; a country that is missing is Australia (val-026). */
export function accountFields(asked: Asked): AccountFields {
  const address = asked.address ?? {};
  return {
    contact_name: given(asked.contactName),
    email: given(asked.email),
    booking_email: given(asked.bookingEmail),
    mobile: given(asked.mobile),
    telephone: given(asked.telephone),
    address_line1: given(address.addressLine1),
    address_line2: given(address.addressLine2),
    address_line3: given(address.addressLine3),
    suburb: given(address.suburb),
    post_code: given(address.postCode),
    state_code: given(address.stateCode)?.toUpperCase() ?? null,
    country_code: given(address.countryCode)?.toUpperCase() ?? 'AU',
    opening_time: given(asked.openingTime),
    closing_time: given(asked.closingTime),
    open_days: [...new Set(asked.openDaysOfWeek ?? [])].toSorted((a, b) => a - b),
    special_instructions: given(asked.specialInstructions),
    logo_file: asked.customerLogo ?? null,
  };
}
