import type { CarrierEvent, CarrierMilestone } from '../carrier.ts';
import type { Event } from './schemas.ts';

/** Karrio's own event codes, which unify those of all carriers. */
const milestones: Readonly<Record<string, CarrierMilestone>> = {
  picked_up: 'PickedUp',
  in_transit: 'InTransit',
  delivery_delayed: 'InTransit',
  ready_for_pickup: 'AtDepot',
  out_for_delivery: 'OutForDelivery',
  delivered: 'Delivered',
  delivery_failed: 'DeliveryFailed',
  on_hold: 'OnHold',
  return_to_sender: 'ReturnToSender',
};

/** Returns an event with a time; those without one are dropped, because they cannot be ordered. */
export function eventOf(event: Event): CarrierEvent[] {
  const at = momentOf(event);
  if (at === null) return [];
  const isDamaged = event.reason === 'carrier_damaged_parcel';
  return [
    {
      milestone: isDamaged ? 'Damaged' : (milestones[event.status ?? ''] ?? null),
      code: event.code ?? '',
      at,
      text: event.description ?? '',
      place: event.location ?? '',
    },
  ];
}

/**
 * Returns the timestamp, otherwise date and time of day (`11:05 AM`), read as UTC: Karrio sends no
 * time zone.
 */
function momentOf({ timestamp, date, time }: Event): Date | null {
  const text = timestamp || `${date ?? ''} ${time ?? ''} UTC`;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
