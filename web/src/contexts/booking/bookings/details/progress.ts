import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { BookingDetail } from '@waybill/contract/booking/shapes';

export type Stage = { readonly id: string; readonly label: string; readonly at: string | null };

const stages: readonly {
  readonly id: string;
  readonly label: string;
  readonly statuses: readonly BookingStatus[];
}[] = [
  { id: 'booked', label: 'Booked', statuses: ['Booked', 'PickupRequested', 'ReadyForPickup'] },
  { id: 'pickedUp', label: 'Picked up', statuses: ['PickedUp'] },
  { id: 'inTransit', label: 'In transit', statuses: ['InTransit', 'AtDepot'] },
  { id: 'out', label: 'Out for delivery', statuses: ['OutForDelivery'] },
  { id: 'delivered', label: 'Delivered', statuses: ['Delivered'] },
];

const troubles: readonly BookingStatus[] = [
  'DeliveryFailed',
  'OnHold',
  'Damaged',
  'Lost',
  'ReturnToSender',
  'Failed',
  'Cancelled',
];

/**
 * Returns the progress of freight: each stage with its time, the number of completed stages (-1
 * before it is booked), and whether it is delayed. An exception leaves freight at its last tracked
 * stage.
 */
export function progressOf(booking: Pick<BookingDetail, 'bookingStatus' | 'trackingDetails'>) {
  const { bookingStatus, trackingDetails } = booking;
  const seen = trackingDetails.map(({ status }) => status as BookingStatus);
  const stuck = troubles.includes(bookingStatus);
  const reached = Math.max(...[bookingStatus, ...(stuck ? seen : [])].map(stageOf));
  return {
    stages: stages.map(
      ({ id, label, statuses }): Stage => ({
        id,
        label,
        at: firstOf(trackingDetails, statuses),
      }),
    ),
    done: reached === stages.length - 1 ? stages.length : reached,
    stuck,
  };
}

const stageOf = (status: BookingStatus): number =>
  stages.findIndex(({ statuses }) => statuses.includes(status));

function firstOf(
  entries: BookingDetail['trackingDetails'],
  statuses: readonly BookingStatus[],
): string | null {
  const times = entries
    .filter(({ status }) => statuses.includes(status as BookingStatus))
    .map(({ updatedAt }) => updatedAt);
  return times.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
