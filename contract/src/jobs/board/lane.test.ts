import { describe, expect, it } from 'vitest';
import { allocationReasons, proposalOf, rankLanes, withJobs } from './checks.ts';
import { lanePlan, straightLine_km } from './lane.ts';
import type { BoardJob, BoardLane, BoardPlace } from './shapes.ts';

const nine = Date.parse('2026-11-18T09:00:00+11:00');
const place = (name: string, latitude: number | null, longitude: number | null): BoardPlace => ({
  name,
  suburb: name,
  postcode: '2000',
  latitude,
  longitude,
});
const depot = place('Depot', -33.9, 151.2);
const newtown = place('Newtown', -33.9, 151.18);
const penrith = place('Penrith', -33.75, 150.69);
let count = 0;
const job = (some: Partial<BoardJob> = {}): BoardJob => ({
  id: `0193390f-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`,
  jobno: `J${count}`,
  customername: 'Cedar & Co',
  jobtype: 'Delivery',
  status: 'ReadyForPickup',
  from: depot,
  to: newtown,
  pieces: 1,
  pallets: 0,
  weight: 100,
  cubic: 1,
  pickupreadydatetime: null,
  deadline: null,
  timeslot: null,
  zonecode: null,
  headportcode: null,
  multistopno: null,
  ...some,
});
const lane = (some: Partial<BoardLane> = {}): BoardLane => ({
  driverid: '0193390f-0000-7000-8000-00000000d00d',
  name: 'Ravi Patel',
  isavailable: true,
  concerns: [],
  vehicle: { registrationnumber: 'AC 10 TR', weight: 1000, cubic: 10 },
  shift: null,
  hoursused: null,
  position: { latitude: -33.9, longitude: 151.2, time: '2026-11-18T09:00:00Z', isstale: false },
  jobs: [],
  ...some,
});
const start = { at: nine, place: { latitude: -33.9, longitude: 151.2 } };
const texts = (to: BoardLane, jobs: readonly BoardJob[]) =>
  allocationReasons(proposalOf(to, jobs, { beforeId: null, start })).map(
    ({ isRefusing, text, values }) => [isRefusing, text, values],
  );

describe('a driver’s day', () => {
  it('loads at one stop what the next jobs have at the same place', () => {
    const jobs = [job(), job(), job({ to: penrith })];
    const { stops, peak } = lanePlan(jobs, start);
    expect(stops.map(({ kind }) => kind)).toEqual(
      ['Pickup', 'Delivery'].flatMap((kind) => [kind, kind, kind]),
    );
    expect(peak).toEqual({ weight: 300, cubic: 3, pallets: 0, pieces: 3 });
  });

  it('counts the load at the busiest moment, not in total', () => {
    const back = job({ from: newtown, to: depot, weight: 500 });
    expect(lanePlan([job({ weight: 600 }), back], start).peak.weight).toBe(600);
  });

  it('has freight on board that was picked up before', () => {
    const { stops, peak } = lanePlan([job({ status: 'PickedUp' })], start);
    expect(stops.map(({ kind }) => kind)).toEqual(['Delivery']);
    expect(peak.weight).toBe(100);
  });

  it('waits until freight is ready, and is late after the deadline', () => {
    const ready = job({
      pickupreadydatetime: '2026-11-18T10:00:00+11:00',
      deadline: '2026-11-18T10:00:00+11:00',
    });
    const { stops, lateStops, latest_min } = lanePlan([ready], start);
    expect(stops[0]?.arrival).toBe(Date.parse('2026-11-18T10:00:00+11:00'));
    expect(lateStops).toBe(1);
    expect(latest_min).toBeGreaterThan(6);
  });

  it('knows the distance from Sydney to Melbourne', () => {
    const sydney = { latitude: -33.8688, longitude: 151.2093 };
    const melbourne = { latitude: -37.8136, longitude: 144.9631 };
    expect(straightLine_km(sydney, melbourne)).toBeCloseTo(713.4, 0);
  });

  it('is estimated where nobody knows a suburb’s coordinates', () => {
    const unknown = place('Nowhere', null, null);
    expect(lanePlan([job({ to: unknown })], start).distance_km).toBe(8);
  });
});

describe('what speaks against an allocation', () => {
  it('is nothing for a driver who can take it', () => {
    expect(texts(lane(), [job()])).toEqual([]);
  });

  it('is the capacity of the vehicle, which refuses', () => {
    expect(texts(lane(), [job({ weight: 700 }), job({ weight: 301 })])).toEqual([
      [true, "{load} kg exceeds the vehicle's payload of {most} kg.", { load: 1001, most: 1000 }],
    ]);
    expect(texts(lane({ vehicle: null }), [job({ weight: 5000 })])).toEqual([]);
  });

  it('is a licence that has expired before a driver who is not available', () => {
    const unfit = lane({ concerns: ['NotAvailable', 'LicenceExpired', 'NoVehicle'] });
    expect(texts(unfit, [job()]).map(([isRefusing]) => isRefusing)).toEqual([true, false]);
  });

  it('is lateness that the jobs add, and the end of the shift', () => {
    const deadline = '2026-11-18T09:10:00+11:00';
    const end = { starttime: '2026-11-17T22:00:00Z', plannedfinishtime: deadline };
    const [late, shift] = texts(lane({ shift: end }), [job({ to: penrith, deadline })]);
    expect(late?.[1]).toBe('Late by {minutes} min at the latest stop.');
    expect(shift?.[1]).toBe('The shift ends {minutes} min earlier.');
  });

  it('is hours of work of which nine tenths are used', () => {
    expect(texts(lane({ hoursused: 0.92 }), [job()])).toEqual([
      [false, '{percent} % of the driver’s work hours are used.', { percent: 92 }],
    ]);
  });
});

describe('a place in the lane', () => {
  it('is before a job, or at the end when that job has left', () => {
    const [a, b, c] = [job(), job(), job()];
    expect(withJobs([a, b], [c], b.id)).toEqual([a, c, b]);
    expect(withJobs([a, b], [c], 'gone')).toEqual([a, b, c]);
    expect(withJobs([a, b, c], [c], a.id)).toEqual([c, a, b]);
  });
});

describe('the ranking of drivers', () => {
  it('puts the nearest first, then those to confirm, then those who cannot', () => {
    const near = lane({ name: 'Near' });
    const far = lane({
      name: 'Far',
      position: {
        latitude: -33.75,
        longitude: 150.69,
        time: '2026-11-18T09:00:00Z',
        isstale: false,
      },
    });
    const off = lane({ name: 'Off', concerns: ['NotAvailable'] });
    const out = lane({ name: 'Out', concerns: ['LicenceExpired'] });
    const ranked = rankLanes([out, off, far, near], [job()], nine);
    expect(ranked.map(({ lane: { name } }) => name)).toEqual(['Near', 'Far', 'Off', 'Out']);
  });
});
