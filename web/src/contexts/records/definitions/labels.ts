import type { EntityGroup } from '@waybill/contract/records/entities/rights';
import type { FieldType } from '@waybill/contract/records/definitions/field-types';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** Converts a document type to words: `ProofOfDelivery` is `Proof of delivery`. */
export function typeWords(type: string): string {
  const [first = '', ...rest] = type.split(/(?<=[a-z])(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

/** The labels of the field types. */
export const fieldWords: Readonly<Record<FieldType, PlatformText>> = {
  text: 'Text',
  textarea: 'Long text',
  number: 'Number',
  money: 'Money',
  date: 'Date',
  datetime: 'Date and time',
  boolean: 'Yes or no',
  select: 'Single choice',
  multiselect: 'Multiple choice',
  email: 'E-mail address',
  phone: 'Phone number',
  url: 'Web address',
  file: 'File',
  user: 'Person',
  customer: 'Customer',
  entity: 'Reference to another record type',
};

/** The labels of the groups whose permissions a type can follow. */
export const groupWords: Readonly<Record<EntityGroup, PlatformText>> = {
  Booking: 'Users who can view bookings',
  Job: 'Users who can view jobs',
  Driver: 'Users who can view drivers',
  Finance: 'Users who can view finance',
  Customer: 'Users who can view customers',
  Carrier: 'Users who can view carriers',
  Administration: 'Administrators',
};
