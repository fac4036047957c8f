import type { PermissionDefinition } from '../permission.ts';

const forAll = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: true });

export const bookingPermissions: readonly PermissionDefinition[] = [
  forAll('Booking.View', 'View bookings', 'View bookings, their tracking and documents.'),
  forAll('Booking.Create', 'Create bookings', 'Get quotes and book freight.'),
  forAll('Booking.Edit', 'Edit bookings', 'Change bookings, print labels, close manifests.'),
  forAll(
    'Booking.DangerousGoods',
    'Book dangerous goods',
    'Book dangerous goods that the customer and the carrier allow.',
  ),
  forAll('Booking.Delete', 'Delete bookings', 'Delete bookings that were never sent.'),
  forAll('Booking.Cancel', 'Cancel bookings', 'Cancel bookings awaiting pickup.'),
];
