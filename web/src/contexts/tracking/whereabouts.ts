import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type {
  SharedBooking,
  TrackingLookupResult,
} from '@waybill/contract/booking/tracking/shapes';
import type { z } from 'zod';

export type Checkpoint = {
  readonly status: BookingStatus;
  /** When it happened, ISO 8601. */
  readonly at: string;
  readonly location: string | null;
};

type Place = { readonly suburb: string; readonly stateCode: string | null };

/** The state of a consignment, as far as it is public. */
export type Whereabouts = {
  readonly connote: string;
  readonly status: BookingStatus;
  readonly service: string | null;
  readonly eta: string | null;
  readonly bookedAt: string | null;
  readonly from: Place;
  readonly to: Place;
  /** The timezone of the delivery place. */
  readonly timezone: string;
  /** Newest first. */
  readonly checkpoints: readonly Checkpoint[];
};

type Lookup = z.output<typeof TrackingLookupResult>;
type Shared = z.output<typeof SharedBooking>;

/** Returns the common part of both public responses. */
export function whereaboutsOf(result: Lookup | Shared): Whereabouts {
  return {
    connote: result.consignmentId ?? '',
    status: result.bookingStatus,
    service: result.carrierServiceName,
    eta: result.eta,
    bookedAt: result.bookingDate,
    from: result.fromAddress,
    to: result.toAddress,
    timezone: result.timezone,
    checkpoints: result.trackingDetails
      .map(({ status, updatedAt, details }) => ({
        status: status as BookingStatus,
        at: updatedAt,
        location: details.find(({ key }) => key === 'location')?.value ?? null,
      }))
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  };
}
