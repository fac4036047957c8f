import type { CarrierEvent, CarrierMilestone } from '../carrier.ts';
import type { TrackedEvent } from './schemas.ts';

/** Australia Post sends words and no codes; the first pattern that fits decides. */
const milestones: readonly (readonly [RegExp, CarrierMilestone])[] = [
  [/return(ed|ing)? to sender/i, 'ReturnToSender'],
  [/damaged/i, 'Damaged'],
  [/(unable to|could not) (be )?deliver|attempted delivery|undeliver/i, 'DeliveryFailed'],
  [/^delivered/i, 'Delivered'],
  [/(onboard|with .*) for delivery|out for delivery/i, 'OutForDelivery'],
  [/awaiting collection|held|on hold/i, 'OnHold'],
  [/picked up|collected from sender|received by australia post/i, 'PickedUp'],
  [/arrived at|processed (at|through)|item processed/i, 'AtDepot'],
  [/in transit|departed|transferred/i, 'InTransit'],
];

/** An event with a time; events without one are dropped, because they cannot be ordered. */
export function eventOf({ date, description, location }: TrackedEvent): CarrierEvent[] {
  const at = new Date(date ?? '');
  if (Number.isNaN(at.getTime())) return [];
  const text = description ?? '';
  const [, milestone = null] = milestones.find(([pattern]) => pattern.test(text)) ?? [];
  return [{ milestone, code: '', at, text, place: location ?? '' }];
}
