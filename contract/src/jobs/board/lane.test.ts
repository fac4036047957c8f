import { describe, expect, it } from 'vitest';
import { allocationReasons } from './checks.ts';
import { durationText } from './duration-text.ts';
import { laneStart, placed, proposalOf, rankLanes } from './proposals.ts';
import { lanePlan, straightLine_km } from './lane.ts';
import { aBoardJob, aBoardLane, boardPlaces } from './examples.ts';
import type { BoardJob, BoardLane } from './shapes.ts';

const nine = Date.parse('2026-11-18T09:00:00+11:00');
const { depot, newtown, penrith } = boardPlaces;
const job = aBoardJob;
const lane = aBoardLane;
const start = {
  at: nine,
  place: { latitude: -33.9, longitude: 151.2 },
  sinceRest_min: null,
};
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

  it('has the load over the day, from its start and after each stop', () => {
    const back = job({ from: newtown, to: depot, weight: 500 });
    const { loads, stops } = lanePlan([job({ weight: 600 }), back], start);
    expect(loads.map(({ load }) => load.weight)).toEqual([0, 600, 0, 500, 0]);
    expect(loads.map(({ from }) => from)).toEqual([
      start.at,
      ...stops.map(({ departure }) => departure),
    ]);
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
    const unknown = { ...newtown, latitude: null, longitude: null };
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
    expect(late?.[1]).toBe('Late by {time} at the latest stop.');
    expect(shift?.[1]).toBe('The shift ends {time} earlier.');
  });

  it('is work that takes longer than a day, where no end of the shift is planned', () => {
    const far = job({ to: { ...penrith, latitude: -31.95, longitude: 115.86 } });
    expect(texts(lane(), [far]).map(([, text]) => text)).toEqual(['The work would take {time}.']);
    expect(texts(lane({ jobs: [far] }), [job({ to: penrith })])[0]?.[1]).toBe(
      'The work would take {time}.',
    );
    expect(texts(lane(), [job({ to: penrith })])).toEqual([]);
  });

  it('is pallets and pieces at the busiest moment', () => {
    const pallets = [job({ pallets: 2 }), job({ pallets: 1 })];
    expect(texts(lane(), pallets)).toEqual([
      [true, "{load} pallets exceed the vehicle's {most} pallet spaces.", { load: 3, most: 2 }],
    ]);
    expect(texts(lane(), [job({ pieces: 51 })])[0]?.[1]).toBe(
      "{load} pieces exceed the vehicle's limit of {most}.",
    );
    const back = job({ from: newtown, to: depot, pallets: 2 });
    expect(texts(lane(), [job({ pallets: 2 }), back])).toEqual([]);
  });

  it('is dangerous goods without a licence, or of a class that it does not cover', () => {
    const paint = job({
      dangerousgoods: {
        code: 'UN1263 II',
        class: '3',
        packagegroup: 'II',
        compatibilitygroup: null,
      },
    });
    expect(texts(lane(), [paint])).toEqual([
      [true, 'The driver has no licence for dangerous goods: {code}.', { code: 'UN1263 II' }],
    ]);
    const licensed = (classes: string[]) => lane({ dangerousgoodslicence: { classes } });
    expect(texts(licensed([]), [paint])).toEqual([]);
    expect(texts(licensed(['3', '8']), [paint])).toEqual([]);
    const gas = job({
      dangerousgoods: {
        code: 'UN1075',
        class: '2.1',
        packagegroup: null,
        compatibilitygroup: null,
      },
    });
    expect(texts(licensed(['2']), [gas])).toEqual([]);
    expect(texts(licensed(['2.2']), [gas])).toEqual([
      [
        true,
        'The driver’s licence for dangerous goods does not cover class {class}: {code}.',
        { class: '2.1', code: 'UN1075' },
      ],
    ]);
    const unknown = job({
      dangerousgoods: { code: 'UN9999', class: null, packagegroup: null, compatibilitygroup: null },
    });
    expect(texts(licensed(['3']), [unknown]).map(([isRefusing]) => isRefusing)).toEqual([true]);
  });

  it('is a time slot that is missed; before it opens the driver waits', () => {
    const slot = (start: string, end: string) =>
      job({
        windowstart: `2026-11-18T${start}:00+11:00`,
        windowend: `2026-11-18T${end}:00+11:00`,
      });
    const early = slot('10:00', '12:00');
    expect(texts(lane(), [early])).toEqual([]);
    expect(lanePlan([early], start).stops[1]?.arrival).toBe(Date.parse(early.windowstart ?? ''));
    expect(texts(lane(), [slot('07:00', '08:00')])).toEqual([]);
    expect(texts(lane(), [{ ...slot('08:00', '09:05'), jobno: 'J7' }])).toEqual([
      [false, 'Job {jobno} misses its time slot by {time}.', { jobno: 'J7', time: '5 min' }],
    ]);
  });

  it('is hours of work of which nine tenths are used', () => {
    expect(texts(lane({ hoursused: 0.92 }), [job()])).toEqual([
      [false, '{percent, number}% of the driver’s work hours are used.', { percent: 92 }],
    ]);
  });
});

describe('work and rest hours of a planned day', () => {
  const minutes = (time: string) => Date.parse(`2026-11-18T${time}:00+11:00`) / 60_000;
  /** Returns work of the same morning, with a rest before nine. */
  const past = (from: string): [number, number][] => [
    [minutes(from), minutes('05:30')],
    [minutes('06:00'), minutes('08:30')],
  ];
  const regulated = (work: [number, number][], region: 'HVNL' | 'WA' | 'NT' = 'HVNL') =>
    lane({
      vehicle: null,
      fatigue: { region, scheme: 'Standard', timezone: 'Australia/Sydney', work },
    });
  /** Returns jobs of 2 h 42 min each: 54 km there and back, at 40 km/h, and two stops. */
  const farAway = (count: number) =>
    Array.from({ length: count }, () => job({ from: depot, to: penrith })).flatMap((one) => [
      one,
      job({ from: penrith, to: depot }),
    ]);
  const checked = (to: BoardLane, jobs: readonly BoardJob[]) =>
    allocationReasons(proposalOf(to, jobs, { beforeId: null, start: laneStart(to, nine) })).map(
      ({ isRefusing, text, values }) => [isRefusing, text, values],
    );

  it('has a rest of half an hour after five hours of work', () => {
    const to = regulated([]);
    const { rests, finish } = lanePlan(farAway(3), laneStart(to, nine));
    expect(rests[0]).toEqual({ start: nine + 300 * 60_000, end: nine + 330 * 60_000 });
    const without = lanePlan(farAway(3), laneStart(lane(), nine));
    expect([without.rests, finish - without.finish]).toEqual([[], rests.length * 30 * 60_000]);
  });

  it('refuses work beyond what the rules allow, with the time', () => {
    const worked = past('01:00');
    expect(checked(regulated(worked), farAway(1))).toEqual([]);
    expect(checked(regulated(worked), farAway(3))).toEqual([
      [true, 'The driver’s work hours end at {time}.', { time: '14:30' }],
    ]);
    expect(checked(regulated(worked, 'NT'), farAway(3))).toEqual([]);
  });

  it('asks to confirm nine tenths of a day, and nothing of a day that is no longer', () => {
    const worked = past('02:00');
    const [reason] = checked(regulated(worked), farAway(2).slice(0, 3));
    expect(reason?.slice(0, 2)).toEqual([
      false,
      '{percent, number}% of the driver’s work hours would be used.',
    ]);
    const jobs = farAway(3);
    const full = { ...regulated(past('01:00')), jobs };
    const start = laneStart(full, nine);
    const same = { beforeId: jobs[1]?.id ?? null, start };
    expect(allocationReasons(proposalOf(full, jobs.slice(0, 1), same))).toEqual([]);
  });
});

describe('a duration', () => {
  it('is written in minutes, and from two hours on in hours', () => {
    const texts = [0, 119, 120, 965, 6000, 9999].map(durationText);
    expect(texts).toEqual(['0 min', '119 min', '2:00 h', '16:05 h', '100 h', '167 h']);
  });
});

describe('a place in the lane', () => {
  it('is before a job, or at the end when that job has left', () => {
    const [a, b, c] = [job(), job(), job()];
    expect(placed([a, b], [c], { beforeId: b.id })).toEqual([a, c, b]);
    expect(placed([a, b], [c], { beforeId: 'gone' })).toEqual([a, b, c]);
    expect(placed([a, b, c], [c], { beforeId: a.id })).toEqual([c, a, b]);
  });

  it('follows an order of the whole lane, and puts what it does not name last', () => {
    const [a, b, c, d] = [job(), job(), job(), job()];
    const order = [c.id, 'gone', b.id, a.id];
    expect(placed([a, d, b], [c], { beforeId: null, order })).toEqual([c, b, a, d]);
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

  it('puts who is late before who is not at work', () => {
    const busy = lane({ name: 'Busy', jobs: [job(), job({ to: penrith })] });
    const off = lane({ name: 'Off', concerns: ['NotAvailable'] });
    const due = job({ deadline: '2026-11-18T09:30:00+11:00' });
    const ranked = rankLanes([off, busy], [due], nine);
    expect(ranked.map(({ lane: { name }, reasons }) => [name, reasons.length > 0])).toEqual([
      ['Busy', true],
      ['Off', true],
    ]);
  });

  it('says how near a driver is, who has jobs of the zone, and how much in time', () => {
    const own = [job({ zonecode: 'SYD-W' }), job({ zonecode: 'SYD-E' }), job()];
    const lost = lane({ name: 'Lost', position: null, jobs: own });
    const added = [job({ zonecode: 'SYD-W', deadline: '2026-11-18T10:00:00+11:00' }), job()];
    const ranked = rankLanes([lane({ name: 'Near' }), lost], added, nine);
    const fits = ranked.map(({ lane: { name }, away_km, inZone, slack_min }) => [
      name,
      away_km,
      inZone,
      slack_min,
    ]);
    expect(fits).toEqual([
      ['Lost', null, 1, 20],
      ['Near', 0, 0, 50],
    ]);
  });
});
