import { allPermissions } from '@waybill/contract/all-permissions';

const rights = new Map<string, string>(
  allPermissions.map(({ name, displayName }) => [name, displayName]),
);

/** Returns the readable name of a permission: `Booking.View` is `See bookings`. */
export const rightWords = (name: string): string => rights.get(name) ?? name;
