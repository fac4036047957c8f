import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { clockOf } from './clock.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { t } from '#shell/texts/page-texts.ts';
import type { Whereabouts } from './whereabouts.ts';

export type RailStep = {
  readonly label: string;
  readonly state: 'done' | 'current' | 'toDo';
  /** When it happened; empty before that. */
  readonly note: string;
};

const stations: readonly {
  readonly label: PlatformText;
  readonly statuses: readonly BookingStatus[];
}[] = [
  { label: 'Booked', statuses: ['Booked', 'PickupRequested', 'ReadyForPickup'] },
  { label: 'Picked up', statuses: ['PickedUp'] },
  { label: 'In transit', statuses: ['InTransit', 'AtDepot'] },
  { label: 'Out for delivery', statuses: ['OutForDelivery'] },
  { label: 'Delivered', statuses: ['Delivered'] },
];

/** The five steps of a delivery. If there is a problem, the steps reached before still count. */
export function railOf(what: Whereabouts): readonly RailStep[] {
  const clock = clockOf(what.timezone);
  const reached = reachedOf(what);
  return stations.map(({ label, statuses }, at) => {
    const first = what.checkpoints.findLast(({ status }) => statuses.includes(status));
    const moment = first?.at ?? (at === 0 ? what.bookedAt : null);
    const isPast = at < reached || (at === reached && at === stations.length - 1);
    return {
      label: t(label),
      state: isPast ? 'done' : at === reached ? 'current' : 'toDo',
      note: at <= reached && moment !== null ? clock.moment(moment) : '',
    };
  });
}

/** Returns the index of the furthest step that was reached; -1 before the first. */
function reachedOf({ status, checkpoints, bookedAt }: Whereabouts): number {
  const seen = [status, ...checkpoints.map((each) => each.status)];
  const furthest = stations.findLastIndex(({ statuses }) =>
    statuses.some((each) => seen.includes(each)),
  );
  return furthest === -1 && bookedAt !== null ? 0 : furthest;
}
