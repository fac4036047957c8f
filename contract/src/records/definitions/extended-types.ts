import type { EntityGroup } from '../entities/rights.ts';
import type { FieldType } from './field-types.ts';

/**
 * The types whose fields stand in records of the product itself: a tenant adds fields to bookings
 * and customers as it designs a type of its own. Each follows the rights of its records.
 */
export const extendedTypes = {
  'booking-fields': 'Booking',
  'customer-fields': 'Customer',
} as const satisfies Readonly<Record<string, EntityGroup>>;

export type ExtendedType = keyof typeof extendedTypes;

export const isExtendedType = (type: string): type is ExtendedType =>
  Object.hasOwn(extendedTypes, type);

/** What such a field holds: values that stand for themselves and name nothing else. */
export const extendedFieldTypes: readonly FieldType[] = [
  'text',
  'textarea',
  'number',
  'date',
  'boolean',
  'select',
  'email',
  'phone',
  'url',
];

/** The member of a booking or customer that carries the values, by the keys of their fields. */
export const customMember = 'customFields';
