import type { BookingStatus } from '../booking/lifecycle.ts';
import type { ScanCode } from './jobs/choices.ts';

/** The status of a job (decisions J-02). */
export const jobStatuses = [
  'New',
  'Confirmed',
  'ReadyForPickup',
  'Allocated',
  'PickedUp',
  'InTransit',
  'OutForDelivery',
  'Delivered',
  'Failed',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

type Effect = {
  /** The job's status after the scan; null if a scan is only informative. */
  readonly job: JobStatus | null;
  /** The linked booking's status after the scan (decisions J-04, B-01). */
  readonly booking: BookingStatus | null;
};

const effect = (job: Effect['job'], booking: Effect['booking'] = null): Effect => ({
  job,
  booking,
});

/** The effect of each scan if it is the latest one. */
export const scanEffects: Readonly<Record<ScanCode, Effect>> = {
  CREATED: effect(null),
  READY: effect('ReadyForPickup'),
  PICKUP: effect('PickedUp', 'PickedUp'),
  PICKUPFAILED: effect('Failed'),
  INWARD: effect('InTransit', 'AtDepot'),
  SORTED: effect('InTransit'),
  LOADED: effect('InTransit'),
  DEPARTED: effect('InTransit', 'InTransit'),
  ARRIVED: effect('InTransit', 'AtDepot'),
  ONBOARD: effect('OutForDelivery', 'OutForDelivery'),
  DELIVERED: effect('Delivered', 'Delivered'),
  ATTEMPTED: effect('Failed', 'DeliveryFailed'),
  DAMAGED: effect('Failed', 'Damaged'),
  MISSING: effect('Failed', 'Lost'),
  HELD: effect('Failed', 'OnHold'),
  RETURNED: effect('Failed', 'ReturnToSender'),
};

export type JobAct = 'edit' | 'delete' | 'confirm' | 'pickup' | 'allocate' | 'unallocate' | 'scan';

/**
 * The statuses in which a command is allowed. Scans are always accepted: the log must be complete.
 */
const allowed: Readonly<Record<JobAct, readonly JobStatus[]>> = {
  edit: ['New', 'Confirmed', 'ReadyForPickup', 'Allocated'],
  delete: ['New', 'Confirmed', 'ReadyForPickup'],
  confirm: ['New'],
  pickup: ['New', 'Confirmed', 'ReadyForPickup', 'Allocated'],
  allocate: ['New', 'Confirmed', 'ReadyForPickup', 'Allocated', 'PickedUp', 'InTransit', 'Failed'],
  unallocate: ['Allocated', 'PickedUp', 'InTransit', 'OutForDelivery', 'Failed'],
  scan: jobStatuses,
};

/** Returns why a command is not allowed in a status, as a sentence, or null if it is. */
export function whyNot(act: JobAct, status: JobStatus): string | null {
  if (allowed[act].includes(status)) return null;
  switch (act) {
    case 'edit':
      return 'A job that is under way can no longer be changed.';
    case 'delete':
      return 'A job that is allocated or scanned cannot be deleted.';
    case 'confirm':
      return 'This job is already confirmed.';
    case 'pickup':
      return 'This job has already been picked up.';
    case 'allocate':
      return 'A job that is out for delivery or delivered stays with its driver.';
    case 'unallocate':
      return 'This job is not allocated to a driver.';
    case 'scan':
      return 'This job no longer accepts scans.';
  }
}
