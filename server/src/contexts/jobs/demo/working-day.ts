import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import type { z } from 'zod';
import type { JobToSave } from '@waybill/contract/jobs/jobs/inputs';
import { depot } from './depot.ts';
import { roundsAround } from './rounds.ts';
import type { DemoPlace } from './sql.ts';

/** The number of jobs in each status on a working day, at ten in the morning. */
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

/** The scans that lead to each status. */
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
  /** The index of its driver; null if it waits. */
  readonly driver: number | null;
  readonly scans: readonly { readonly code: ScanCode; readonly minutesAgo: number }[];
  readonly minutesAgo: number;
};

const pick = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

type Day = { readonly customers: number; readonly drivers: number; readonly now: Date };

/**
 * Returns the jobs of one working day between these places, the same on every run. Drivers have
 * rounds from the depot; waiting jobs go from anywhere to anywhere.
 */
export function workingDay(
  places: readonly DemoPlace[],
  { customers, drivers, now }: Day,
): readonly DemoJob[] {
  const statuses = Object.entries(jobsInStatus).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as JobStatus),
  );
  const rounds = roundsAround(places, drivers);
  const firstDriven = statuses.findIndex((status) => !unallocated.includes(status));
  const most = Math.ceil((statuses.length - firstDriven) / drivers);
  // 113 is coprime to 320, so statuses are spread over the places.
  return statuses.map((status, at) => {
    const spread = (at * 113) % statuses.length;
    const codes = scansTo[status] ?? [];
    const driver = at < firstDriven ? null : (at - firstDriven) % drivers;
    const index = most - Math.floor((at - firstDriven) / drivers);
    return {
      job: {
        ...freightOf(spread),
        ...(driver === null
          ? waitingJob(places, spread, now)
          : jobOfRound(rounds[driver] ?? places, { spread, index, most }, now)),
      },
      customer: spread % customers,
      isConfirmed: status !== 'New',
      isReady: status !== 'New' && status !== 'Confirmed',
      driver,
      scans: codes.map((code, step) => ({
        code,
        minutesAgo: (codes.length - step) * 45 + (spread % 40),
      })),
      minutesAgo: 240 + spread,
    };
  });
}

function freightOf(at: number) {
  const [servicecode, servicename] = pick(services, at);
  const [packagetype, quantity, side, weight] = pick(packages, at + (at >> 3));
  const size = { value: side, unit: 'cm' };
  return {
    servicecode,
    servicename,
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
  };
}

const minutesFrom = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/** Due between an hour ago and the end of the day; time slots end before their deadlines. */
function waitingJob(places: readonly DemoPlace[], at: number, now: Date) {
  const half = (at % 16) - 1;
  const slot = half < 5 ? 'AM' : half < 12 ? 'PM' : '13:00-15:30';
  return {
    jobtype: at % 9 === 0 ? ('Pickup' as const) : ('Delivery' as const),
    fromaddress: addressOf(pick(places, at * 7 + 3), at),
    toaddress: addressOf(pick(places, at * 11 + 5), at + 3),
    timeslot: at % 3 === 0 && half !== 5 ? slot : 'AllDay',
    deadline: minutesFrom(now, half * 30),
  };
}

type RoundStop = { readonly spread: number; readonly index: number; readonly most: number };

/** Returns a stop of a driver's round: each farther from the depot and due later than the last. */
function jobOfRound(round: readonly DemoPlace[], { spread, index, most }: RoundStop, now: Date) {
  const stop = addressOf(pick(round, Math.floor((round.length * index) / (most + 1))), spread);
  const isPickup = spread % 9 === 0;
  const isTight = spread % 19 === 0;
  return {
    jobtype: isPickup ? ('Pickup' as const) : ('Delivery' as const),
    fromaddress: isPickup ? stop : depot,
    toaddress: isPickup ? depot : stop,
    timeslot: 'AllDay',
    deadline: minutesFrom(now, isTight ? 30 : 120 + index * 40),
  };
}

function addressOf({ suburb, post_code, state_code }: DemoPlace, name: number) {
  return {
    companyName: `${pick(senders, name)} ${pick(trades, name + (name >> 2))}`,
    addressLine1: `${(name % 180) + 1} ${pick(streets, name)}`,
    suburb,
    postCode: post_code,
    stateCode: state_code,
    countryCode: 'AU',
  };
}
