import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import { type JobStatus, jobStatuses } from '@waybill/contract/jobs/lifecycle';
import {
  CircleCheck,
  CircleDashed,
  ClipboardCheck,
  Clock,
  type LucideIcon,
  MapPin,
  PackageCheck,
  PackageX,
  Pause,
  RotateCcw,
  ScanLine,
  SearchX,
  Truck,
  Undo2,
  UserCheck,
  Warehouse,
} from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';

export type JobStatusLook = {
  readonly word: string;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
};

const look = (word: string, family: PillFamily, icon: LucideIcon): JobStatusLook => ({
  word,
  family,
  icon,
});

const jobLooks: Readonly<Record<JobStatus, JobStatusLook>> = {
  New: look('New', 'neutral', CircleDashed),
  Confirmed: look('Confirmed', 'purple', ClipboardCheck),
  ReadyForPickup: look('Ready for pickup', 'amber', Clock),
  Allocated: look('Allocated', 'purple', UserCheck),
  PickedUp: look('Picked up', 'blue', Truck),
  InTransit: look('In transit', 'blue', Truck),
  OutForDelivery: look('Out for delivery', 'teal', MapPin),
  Delivered: look('Delivered', 'green', CircleCheck),
  Failed: look('Failed', 'orange', RotateCcw),
};

export const jobLook = (status: JobStatus): JobStatusLook => jobLooks[status];

/** The statuses as options of a filter. */
export const statusChoices = jobStatuses.map((value) => ({ value, label: jobLooks[value].word }));

const scanLooks: Readonly<Record<ScanCode, JobStatusLook>> = {
  CREATED: look('Created', 'neutral', CircleDashed),
  READY: look('Ready for pickup', 'amber', Clock),
  PICKUP: look('Picked up', 'blue', PackageCheck),
  PICKUPFAILED: look('Pickup failed', 'orange', RotateCcw),
  INWARD: look('Received at depot', 'teal', Warehouse),
  SORTED: look('Sorted', 'blue', ScanLine),
  LOADED: look('Loaded', 'blue', Truck),
  DEPARTED: look('Departed', 'blue', Truck),
  ARRIVED: look('Arrived', 'teal', Warehouse),
  ONBOARD: look('On board for delivery', 'teal', MapPin),
  DELIVERED: look('Delivered', 'green', CircleCheck),
  ATTEMPTED: look('Delivery attempted', 'orange', RotateCcw),
  DAMAGED: look('Damaged', 'red', PackageX),
  MISSING: look('Missing', 'red', SearchX),
  HELD: look('Held', 'orange', Pause),
  RETURNED: look('Returned', 'orange', Undo2),
};

/** Returns the look of a scan; an unknown code is shown unchanged. */
export const scanLook = (code: string): JobStatusLook =>
  scanLooks[code as ScanCode] ?? look(code, 'neutral', ScanLine);

type Timed = { readonly status: JobStatus; readonly deadline: string | null };

/** True for a job that is past its deadline and not delivered. */
export const isLate = ({ status, deadline }: Timed, now: number): boolean =>
  status !== 'Delivered' && deadline !== null && Date.parse(deadline) < now;
