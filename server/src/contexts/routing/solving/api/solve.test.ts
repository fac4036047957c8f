import { roadsOf } from '@waybill/adapters/roads-of';
import { type LocalRoadServer, valhallaServer } from '@waybill/adapters/testing/road-servers';
import { searchRoutes, solve } from '@waybill/contract/routing/endpoints';
import { profiles } from '@waybill/contract/routing/roads/shapes';
import { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { estimatedTravel, metresBetween } from '../domain/estimated-travel.ts';
import { polylineOf } from '../domain/polyline.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

const sydney = [151.2093, -33.8688] as [number, number];
const parramatta = [151.0053, -33.8151] as [number, number];
const bondi = [151.2743, -33.8915] as [number, number];
const options = { seconds: 0.1 };
const depot = { id: 1, start: sydney, end: sydney, capacity: [10] };

const faults = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => error.error.validationErrors?.map(({ members }) => members?.[0]),
  );

describe('the route solver [ui-capability-006]', () => {
  it('plans jobs by position, in seconds and metres, with a geometry [const-036]', async () => {
    const plan = await kim.call(solve, {
      vehicles: [depot],
      jobs: [
        { id: 7, location: parramatta, delivery: [4], service: 300 },
        { id: 8, location: bondi, delivery: [5], service: 300 },
      ],
      options,
    });
    expect(plan.code).toBe(0);
    expect(plan.summary).toMatchObject({ routes: 1, unassigned: 0, service: 600, delivery: [9] });
    const [route] = plan.routes;
    expect(route?.steps.map(({ type }) => type)).toEqual(['start', 'job', 'job', 'end']);
    expect(route?.steps[0]?.location).toEqual(sydney);
    expect(route?.steps.at(-1)?.distance).toBe(plan.summary.distance);
    // Sydney, Parramatta and Bondi: some 20 and 26 km apart, longer by road.
    expect(plan.summary.distance).toBeGreaterThan(55_000);
    expect(plan.summary.distance).toBeLessThan(75_000);
    expect(route?.geometry).not.toBe('');
  });

  it('plans by the matrices that are sent, with pickups first [ui-logistics-013]', async () => {
    const durations = [
      [0, 60, 90, 50],
      [60, 0, 40, 70],
      [90, 40, 0, 80],
      [50, 70, 80, 0],
    ];
    const plan = await kim.call(solve, {
      vehicles: [{ id: 1, profile: 'car', start_index: 0, end_index: 0, capacity: [2] }],
      jobs: [{ id: 5, location_index: 3, delivery: [1] }],
      shipments: [
        {
          pickup: { id: 1, location_index: 2 },
          delivery: { id: 2, location_index: 1 },
          amount: [1],
        },
      ],
      matrices: { car: { durations } },
      options: { seconds: 0.1, seed: 3, threads: 2 },
    });
    const stops = plan.routes[0]?.steps.map(({ type, id }) => `${type} ${id ?? ''}`.trim()) ?? [];
    expect(stops.indexOf('pickup 1')).toBeLessThan(stops.indexOf('delivery 2'));
    const types = new Set(plan.routes[0]?.steps.map(({ type }) => type));
    expect([...types].sort()).toEqual(['delivery', 'end', 'job', 'pickup', 'start']);
    expect(plan.summary).toMatchObject({ cost: 230, duration: 230, unassigned: 0 });
  });

  it('leaves out what nothing can carry, and says why', async () => {
    const plan = await kim.call(solve, {
      vehicles: [depot],
      jobs: [
        { id: 1, location: bondi, delivery: [40] },
        { id: 2, location: bondi, skills: [9] },
        { id: 3, location: bondi, time_windows: [[0, 1]] },
        { id: 4, location: bondi },
      ],
      options,
    });
    expect(plan.unassigned.map(({ id, reason }) => [id, reason])).toEqual([
      [1, 'capacity'],
      [2, 'skill'],
      [3, 'time window'],
    ]);
    expect(plan.unassigned[0]?.location).toEqual(bondi);
  });

  it.each([
    ['no job', { vehicles: [depot] }, 'jobs'],
    ['a job without a location', { vehicles: [depot], jobs: [{ id: 1 }] }, 'jobs[0].location'],
    [
      'a vehicle that starts nowhere',
      { vehicles: [{ id: 1 }], jobs: [{ id: 1, location: bondi }] },
      'vehicles[0].start',
    ],
    [
      'a location that the matrices lack',
      {
        vehicles: [{ id: 1, profile: 'car' as const, start_index: 0 }],
        jobs: [{ id: 1, location_index: 4 }],
        matrices: { car: { durations: [[0]] } },
      },
      'jobs[0].location_index',
    ],
    [
      'a matrix that is not square',
      {
        vehicles: [{ id: 1, profile: 'car' as const, start_index: 0 }],
        jobs: [{ id: 1, location_index: 0 }],
        matrices: { car: { durations: [[0, 1]] } },
      },
      'matrices.car',
    ],
    [
      'a profile that is none',
      { vehicles: [{ ...depot, profile: 'boat' as never }], jobs: [] },
      'vehicles[0].profile',
    ],
  ])('refuses %s and names the member [const-035]', async (_, input, member) => {
    expect(await faults(kim.call(solve, { ...input, options }))).toEqual([member]);
  });

  it('answers other requests while it searches', async () => {
    const slow = kim.call(solve, {
      vehicles: [depot],
      jobs: [{ id: 1, location: bondi }],
      options: { seconds: 0.6, threads: 2 },
    });
    let longest = 0;
    for (let i = 0; i < 20; i += 1) {
      const began = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 10));
      longest = Math.max(longest, performance.now() - began);
    }
    await slow;
    expect(longest).toBeLessThan(500);
  });

  it('ends its searches when the client closes the connection', async () => {
    const { server } = testApp.app;
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const jobs = [{ id: 1, location: bondi }];
    const leaving = request(`${origin}${solve.path}`, {
      method: 'POST',
      headers: {
        host: 'acme.localhost',
        authorization: `Bearer ${kim.token}`,
        'content-type': 'application/json',
      },
    });
    leaving.on('error', () => undefined);
    const received = once(server.server, 'request');
    leaving.end(JSON.stringify({ vehicles: [depot], jobs, options: { seconds: 60, threads: 4 } }));
    const [, response] = (await received) as [unknown, ServerResponse];
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(response.headersSent).toBe(false);
    const began = performance.now();
    leaving.destroy();
    // Waits for a free thread: all may be busy for a minute with what is not ended.
    const plan = await kim.call(solve, { vehicles: [depot], jobs, options });
    expect(plan.summary.unassigned).toBe(0);
    expect(performance.now() - began).toBeLessThan(20_000);
  }, 90_000);
});

describe('the profiles of vehicles', () => {
  const planFor = (profile: string) =>
    kim.call(solve, {
      vehicles: [{ ...depot, profile: profile as 'auto' }],
      jobs: [{ id: 1, location: bondi }],
      options,
    });

  it('are auto, truck and car; others are refused [ui-logistics-011]', async () => {
    expect([...profiles]).toEqual(['auto', 'truck', 'car']);
    for (const profile of profiles) {
      expect((await planFor(profile)).summary.unassigned).toBe(0);
    }
    await expect(planFor('bicycle')).rejects.toMatchObject({ status: 400 });
  });
});

describe('estimated travel', () => {
  it('is the great circle times 1.3 at 40 km/h in town, for trucks at 34', () => {
    expect(metresBetween(sydney, parramatta)).toBeCloseTo(19_770, -2);
    const { car, truck } = estimatedTravel([sydney, parramatta], ['car', 'truck']);
    const metres = car?.distances?.[0]?.[1] ?? 0;
    expect(metres).toBe(Math.round(metresBetween(sydney, parramatta) * 1.3));
    expect(car?.durations[0]?.[1]).toBe(Math.round((metres * 3.6) / 40));
    expect(truck?.durations[0]?.[1]).toBe(Math.round((metres * 3.6) / 34));
  });
});

it('encodes the example of Google’s documentation', () => {
  const path = [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ] as const;
  expect(polylineOf(path)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
});

describe('travel that is not sent', () => {
  let server: LocalRoadServer;
  let roadApp: TestApp;
  let ada: Caller;
  beforeAll(async () => {
    server = await valhallaServer();
    roadApp = await openTestApp({ roads: roadsOf({ kind: 'valhalla', url: server.url }) });
    ada = await roadApp.acme.as('ada');
  });
  afterAll(async () => {
    await roadApp.close();
    await server.close();
  });
  const west = [150, -33] as [number, number];
  const east = [151, -33] as [number, number];
  const truck = { ...depot, start: west, end: west, profile: 'truck' as const };
  const to = (location: [number, number]) => [{ id: 1, location, delivery: [1] }];

  it('is by road, at the speed of each profile [R-02]', async () => {
    const vehicles = [truck, { ...truck, id: 2, profile: 'auto' as const }];
    const plan = await ada.call(solve, { vehicles, jobs: to(east), options });
    expect(plan.travel_source).toBe('roads');
    expect(plan.routes).toMatchObject([{ vehicle: 2, duration: 7200, distance: 200_000 }]);
    const byTruck = await ada.call(solve, { vehicles: [truck], jobs: to(east), options });
    expect(byTruck.summary).toMatchObject({ duration: 14_400, distance: 200_000 });
  });

  it('leaves out what no road reaches', async () => {
    const island = [147.3, -42.9] as [number, number];
    const plan = await ada.call(solve, { vehicles: [truck], jobs: to(island), options });
    expect(plan.unassigned).toMatchObject([{ id: 1, reason: 'no road' }]);
  });

  it('is estimated while the road server is silent, which plans say', async () => {
    const north = [151, 10] as [number, number];
    const input = { vehicles: [truck], jobs: to(north), options };
    expect(await ada.call(solve, input)).toMatchObject({ travel_source: 'roadServerSilent' });
    const lines = (await ada.call(searchRoutes, input)).trimEnd().split('\n');
    expect(lines.map((line) => PlanSoFar.parse(JSON.parse(line)).travel_source)).toEqual(
      lines.map(() => 'roadServerSilent'),
    );
  });

  it('is estimated without a road server, and not measured if matrices are sent', async () => {
    const plan = await kim.call(solve, { vehicles: [truck], jobs: to(east), options });
    expect(plan.travel_source).toBe('noRoadServer');
    const requests = server.requested.length;
    const sent = await ada.call(solve, {
      vehicles: [{ id: 1, profile: 'car', start_index: 0 }],
      jobs: [{ id: 1, location_index: 0 }],
      matrices: { car: { durations: [[0]] } },
      options,
    });
    expect(sent).not.toHaveProperty('travel_source');
    expect(server.requested.length).toBe(requests);
  });
});

describe('segregated goods', () => {
  it('travel in different vehicles, or one of them is left out', async () => {
    const jobs = [
      { id: 1, location: bondi, segregation_groups: [3], priority: 1 },
      { id: 2, location: bondi, segregation_groups: [7] },
    ];
    const segregated: [number, number][] = [[3, 7]];
    const plan = await kim.call(solve, { vehicles: [depot], jobs, segregated, options });
    expect(plan.unassigned).toMatchObject([{ id: 2, reason: 'segregation' }]);
    const vehicles = [depot, { ...depot, id: 2 }];
    const two = await kim.call(solve, { vehicles, jobs, segregated, options });
    expect(two.summary).toMatchObject({ routes: 2, unassigned: 0 });
  });
});

describe('a search that reports its progress', () => {
  it('delivers shipments directly after their pickups if the request says so', async () => {
    const stop = (id: number, location: [number, number]) => ({ id, location });
    const text = await kim.call(searchRoutes, {
      vehicles: [depot],
      shipments: [
        { pickup: stop(1, sydney), delivery: stop(1, bondi) },
        { pickup: stop(2, parramatta), delivery: stop(2, sydney) },
      ],
      isdirect: true,
      options,
    });
    const plan = PlanSoFar.parse(JSON.parse(text.trimEnd().split('\n').at(-1) ?? ''));
    expect(plan.unassigned).toEqual([]);
    const steps = plan.routes[0]?.steps.filter(({ id }) => id !== undefined) ?? [];
    expect(steps.map(({ type }) => type)).toEqual(['job', 'job']);
    expect(new Set(steps.map(({ id }) => id))).toEqual(new Set([1, 2]));
  });

  it('sends plans line by line, the last of them final', async () => {
    const text = await kim.call(searchRoutes, {
      vehicles: [depot],
      jobs: [
        { id: 7, location: parramatta, delivery: [4] },
        { id: 8, location: bondi, delivery: [50] },
      ],
      options: { seconds: 1.2, threads: 2 },
    });
    const plans = text
      .trimEnd()
      .split('\n')
      .map((line) => PlanSoFar.parse(JSON.parse(line)));
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.map(({ isfinal }) => isfinal)).toEqual([...plans.slice(1).map(() => false), true]);
    expect(plans.at(-1)).toMatchObject({
      unassigned: [{ id: 8, type: 'job', reason: 'capacity' }],
      routes: [{ vehicle: 1, steps: [{ type: 'start' }, { type: 'job', id: 7 }, { type: 'end' }] }],
    });
  });

  it('refuses what the route solver refuses', async () => {
    expect(await faults(kim.call(searchRoutes, { vehicles: [depot], options }))).toEqual(['jobs']);
  });
});
