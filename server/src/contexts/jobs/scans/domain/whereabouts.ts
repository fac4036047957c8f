import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { placeText } from '@waybill/contract/shared/place-text';

type Place = { readonly suburb: string; readonly stateCode: string | null };
type Scanned = {
  readonly location_code: string | null;
  readonly warehouse_code: string | null;
  readonly details: Readonly<Record<string, string>>;
};
type Freight = {
  readonly to: BookingStatus;
  readonly fromAddress: Place;
  readonly toAddress: Place;
  readonly driverName: string | null;
};

/**
 * Returns the tracking details of a scan: place, depot and driver, then what the scanner entered. A
 * driver's scan has no location, so the place is the sender's for a pickup and the receiver's for a
 * delivery.
 */
export function whereabouts(scan: Scanned, freight: Freight): Readonly<Record<string, string>> {
  const location = scan.location_code ?? addressOf(freight);
  return {
    ...(location ? { location } : {}),
    ...(scan.warehouse_code ? { depot: scan.warehouse_code } : {}),
    ...(freight.driverName ? { driver: freight.driverName } : {}),
    ...scan.details,
  };
}

function addressOf({ to, fromAddress, toAddress }: Freight): string | null {
  if (to === 'PickedUp') return placeText({ ...fromAddress, postCode: null });
  return to === 'Delivered' || to === 'DeliveryFailed'
    ? placeText({ ...toAddress, postCode: null })
    : null;
}
