import { bookingOf } from './domain/booking-of.ts';
import type { Service } from './domain/service-code.ts';
import type { OrderRow } from './sql.ts';

/** A part of an order that is booked by itself, with its service. */
export type ServedPart = readonly [OrderRow, Service];

/** Returns parts with their services, or the first reason why one has none. */
export function servedParts(
  parts: readonly OrderRow[],
  services: ReadonlyMap<OrderRow, Service | string>,
): readonly ServedPart[] | string {
  const served: ServedPart[] = [];
  for (const part of parts) {
    const service = services.get(part) ?? '';
    if (typeof service === 'string') return service;
    served.push([part, service]);
  }
  return served;
}

/** Returns the booking of a part as it is saved. */
export const toSave = ([part, service]: ServedPart) => ({
  sent: bookingOf(part, service),
  operations: ['Book' as const],
});
