import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import type { z } from 'zod';
import type { JobToSave } from '@waybill/contract/jobs/jobs/inputs';
import type { DemoPlace } from './sql.ts';

/** How many jobs of a working day stand where, at ten in the morning. */
const jobsInStatus: Readonly<Record<JobStatus, number>> = {
  New: 26,
  Confirmed: 48,
  ReadyForPickup: 62,
  Allocated: 74,
  PickedUp: 30,
  InTransit: 16,
  OutForDelivery: 34,
  Delivered: 24,
  Failed: 6,
};

/** The scans that bring a job to its status. */
const scansTo: Readonly<Partial<Record<JobStatus, readonly ScanCode[]>>> = {
  PickedUp: ['PICKUP'],
  InTransit: ['PICKUP', 'INWARD'],
  OutForDelivery: ['PICKUP', 'INWARD', 'ONBOARD'],
  Delivered: ['PICKUP', 'ONBOARD', 'DELIVERED'],
  Failed: ['PICKUP', 'ONBOARD', 'ATTEMPTED'],
};

const unallocated: readonly JobStatus[] = ['New', 'Confirmed', 'ReadyForPickup'];

const senders = ['Harbour', 'Southern', 'Metro', 'Blue Gum', 'Kookaburra', 'Waratah', 'Anchor'];
const trades = ['Tiles', 'Bakery', 'Pharmacy', 'Print', 'Florist', 'Hardware', 'Books', 'Cycles'];
const streets = ['George Street', 'Victoria Road', 'Station Street', 'Park Avenue', 'High Street'];
const slots = ['AM', 'PM', 'AllDay', '09:00-11:00', '13:00-15:30'] as const;
const services = [
  ['STD', 'Standard'],
  ['EXP', 'Express'],
  ['SAME', 'Same day'],
] as const;
const packages = [
  ['Carton', 4, 40, 8],
  ['Satchel', 1, 30, 2],
  ['Pallet', 1, 117, 310],
  ['Crate', 2, 60, 24],
] as const;

type Sent = z.output<typeof JobToSave>;

export type DemoJob = {
  readonly job: Omit<Sent, 'customerid'>;
  readonly customer: number;
  readonly isConfirmed: boolean;
  readonly isReady: boolean;
  readonly hasDriver: boolean;
  readonly scans: readonly { readonly code: ScanCode; readonly minutesAgo: number }[];
  readonly minutesAgo: number;
};

const pick = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

/** The jobs of one working day between these places, the same at every run. */
export function workingDay(
  places: readonly DemoPlace[],
  customers: number,
  now: Date,
): readonly DemoJob[] {
  const statuses = Object.entries(jobsInStatus).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as JobStatus),
  );
  // 113 shares no factor with 320: statuses are spread over the places.
  return statuses.map((status, at) => {
    const spread = (at * 113) % statuses.length;
    const codes = scansTo[status] ?? [];
    return {
      job: sentOf(places, spread, now),
      customer: spread % customers,
      isConfirmed: status !== 'New',
      isReady: status !== 'New' && status !== 'Confirmed',
      hasDriver: !unallocated.includes(status),
      scans: codes.map((code, step) => ({
        code,
        minutesAgo: (codes.length - step) * 45 + (spread % 40),
      })),
      minutesAgo: 240 + spread,
    };
  });
}

function sentOf(places: readonly DemoPlace[], at: number, now: Date): Omit<Sent, 'customerid'> {
  const [servicecode, servicename] = pick(services, at);
  const [packagetype, quantity, side, weight] = pick(packages, at + (at >> 3));
  const size = { value: side, unit: 'cm' };
  return {
    jobtype: at % 9 === 0 ? 'Pickup' : 'Delivery',
    servicecode,
    servicename,
    fromaddress: addressOf(places, at * 7 + 3, at),
    toaddress: addressOf(places, at * 11 + 5, at + 3),
    items: [
      {
        packagetype,
        quantity,
        length: size,
        width: size,
        height: size,
        weight: { value: weight, unit: 'kg' },
      },
    ],
    timeslot: pick(slots, at + (at >> 2)),
    deadline: new Date(now.getTime() + ((at % 16) - 2) * 1_800_000).toISOString(),
  };
}

function addressOf(places: readonly DemoPlace[], place: number, name: number) {
  const { suburb, post_code, state_code } = pick(places, place);
  return {
    companyName: `${pick(senders, name)} ${pick(trades, name + (name >> 2))}`,
    addressLine1: `${(name % 180) + 1} ${pick(streets, name)}`,
    suburb,
    postCode: post_code,
    stateCode: state_code,
    countryCode: 'AU',
  };
}
