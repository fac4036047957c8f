import { describe, expect, it } from 'vitest';
import { solverInputOf } from './solver-input.ts';
import { previewOf, stillSuggested, suggestionOf } from './suggestion.ts';
import { lanePlan } from './lane.ts';
import { laneStart } from './proposals.ts';
import { aBoard, aBoardJob, aBoardLane, boardPlaces } from './examples.ts';

const { penrith } = boardPlaces;
/** Returns the plan of a solver that makes a vehicle's deliveries in this order. */
const planOf = (vehicle: number, ids: readonly number[]) =>
  ({
    routes: [
      {
        vehicle,
        steps: ids.flatMap((id) => [
          { type: 'pickup', id },
          { type: 'delivery', id },
        ]),
      },
    ],
  }) as unknown as Parameters<typeof suggestionOf>[1];

describe('the input of the solver', () => {
  it('has the drivers who can work, and the jobs that wait, most urgent first', () => {
    const late = aBoardJob({ deadline: '2026-11-18T04:00:00Z' });
    const soon = aBoardJob({ deadline: '2026-11-18T00:00:00Z' });
    const away = aBoardLane({ name: 'Away', concerns: ['NotAvailable'] });
    const input = solverInputOf(aBoard({ waiting: [late, soon], lanes: [away, aBoardLane()] }));
    expect(input?.vehicles.map(({ id, capacity }) => [id, capacity])).toEqual([
      [0, [1_000_000, 10_000, 2, 50]],
    ]);
    expect(input?.shipments.map(({ delivery }) => delivery.time_windows)).toEqual(
      [[[[0, 7_200]]], [[[0, 21_600]]]].map(([window]) => window),
    );
  });

  it('keeps the own jobs of a driver there, and dangerous goods with who may carry them', () => {
    const paint = aBoardJob({
      dangerousgoods: {
        code: 'UN1263 II',
        class: '3',
        packagegroup: 'II',
        compatibilitygroup: null,
      },
    });
    const licensed = aBoardLane({ dangerousgoodslicence: { classes: ['3'] } });
    const busy = aBoardLane({ jobs: [aBoardJob(), aBoardJob({ status: 'PickedUp' })] });
    const input = solverInputOf(aBoard({ waiting: [paint], lanes: [busy, licensed] }));
    expect(input?.vehicles.map(({ skills }) => skills)).toEqual([[1_000_000], [1_000_001, 2]]);
    expect(input?.shipments.map(({ skills }) => skills)).toEqual([[1_000_000], [2]]);
    expect(input?.jobs.map(({ skills }) => skills)).toEqual([[1_000_000]]);
  });

  it('has the rests that the rules of hours require as breaks', () => {
    const fatigue = {
      region: 'HVNL' as const,
      scheme: 'Standard' as const,
      timezone: 'Australia/Sydney',
      work: [],
    };
    const lanes = [aBoardLane({ fatigue }), aBoardLane()];
    const input = solverInputOf(aBoard({ waiting: [aBoardJob()], lanes }));
    const [regulated, other] = input?.vehicles ?? [];
    // Half an hour after at most five hours of work, each up to 45 minutes early.
    expect(regulated?.breaks).toEqual([
      { id: 0, service: 1800, time_windows: [[15_300, 18_000]] },
      { id: 1, service: 1800, time_windows: [[32_400, 35_100]] },
    ]);
    expect(other?.breaks).toBeUndefined();
    expect(other?.time_window).toEqual([0, 39_600]);
  });

  it('ends the day of a regulated driver with the hours', () => {
    const now = Date.parse(aBoard().now);
    const minute = (hours: number) => now / 60_000 + hours * 60;
    const work: [number, number][] = [[minute(-9), minute(0)]];
    const fatigue = {
      region: 'HVNL' as const,
      scheme: 'Standard' as const,
      timezone: 'Australia/Sydney',
      work,
    };
    const lanes = [aBoardLane({ fatigue })];
    const [vehicle] = solverInputOf(aBoard({ waiting: [aBoardJob()], lanes }))?.vehicles ?? [];
    expect(vehicle?.time_window?.[1]).toBeLessThan(4 * 3600);
  });

  it('has the due times of own jobs, where they are planned anew', () => {
    const own = aBoardJob({ deadline: '2026-11-18T00:00:00Z' });
    const board = aBoard({ waiting: [], lanes: [aBoardLane({ jobs: [own] })] });
    expect(solverInputOf(board)).toBeNull();
    const [shipment] = solverInputOf(board, 'times')?.shipments ?? [];
    expect(shipment?.delivery.time_windows).toEqual([[0, 7_200]]);
  });

  it('lets own jobs be no later than planned or due', () => {
    const [due, late] = [
      aBoardJob({ deadline: '2026-11-18T06:00:00Z' }),
      aBoardJob({ deadline: '2026-11-17T20:00:00Z', to: penrith }),
    ];
    const lane = aBoardLane({ jobs: [due, late] });
    const input = solverInputOf(aBoard({ waiting: [aBoardJob()], lanes: [lane] }));
    const now = Date.parse(aBoard().now);
    const [onTime = 0, planned = 0] = [
      Date.parse('2026-11-18T06:00:00Z'),
      lanePlan(lane.jobs, laneStart(lane, now)).stops.at(-1)?.arrival,
    ].map((at = 0) => Math.ceil((at - now) / 1000) + 30);
    expect(input?.shipments.slice(0, 2).map(({ delivery }) => delivery.time_windows)).toEqual([
      [[0, onTime]],
      [[0, planned]],
    ]);
  });

  it('has no time of a driver whose own jobs take longer than the day', () => {
    const jobs = Array.from({ length: 30 }, (_, at) =>
      at % 2 === 0 ? aBoardJob({ to: penrith }) : aBoardJob(),
    );
    const input = solverInputOf(
      aBoard({ waiting: [aBoardJob()], lanes: [aBoardLane({ jobs }), aBoardLane()] }),
    );
    expect(input?.vehicles.map(({ time_window }) => time_window)).toEqual([
      [0, 0],
      [0, 39_600],
    ]);
    expect(input?.shipments).toHaveLength(1);
  });

  it('is nothing without a driver or a job', () => {
    expect(solverInputOf(aBoard({ lanes: [] }))).toBeNull();
    expect(solverInputOf(aBoard({ waiting: [] }))).toBeNull();
  });
});

describe('a suggestion', () => {
  it('has the jobs of a route in its order, with the day before and after', () => {
    const [near, far] = [aBoardJob(), aBoardJob({ to: penrith })];
    const own = aBoardJob();
    const lane = aBoardLane({ jobs: [own] });
    const board = aBoard({ waiting: [near, far], lanes: [lane] });
    const { lanes, left } = suggestionOf(board, planOf(0, [1, 100_000, 0]));
    expect(left).toEqual([]);
    expect(lanes.map(({ added, order }) => [added.map(({ id }) => id), order])).toEqual([
      [
        [far.id, near.id],
        [far.id, own.id, near.id],
      ],
    ]);
    const [suggested] = lanes;
    expect(suggested?.after.distance_km).toBeGreaterThan(suggested?.before.distance_km ?? 0);
    const preview = previewOf(board, lanes);
    expect(preview.waiting).toEqual([]);
    expect(preview.lanes[0]?.jobs.map(({ id }) => id)).toEqual([far.id, own.id, near.id]);
  });

  it('leaves out what a check speaks against, with the sentence', () => {
    const [heavy, heavier] = [aBoardJob({ weight: 700 }), aBoardJob({ weight: 600 })];
    const board = aBoard({ waiting: [heavy, heavier], lanes: [aBoardLane()] });
    const { lanes, left } = suggestionOf(board, planOf(0, [0, 1]));
    expect(lanes.map(({ added }) => added.map(({ id }) => id))).toEqual([[heavy.id]]);
    expect(left.map(({ job, reason }) => [job.id, reason.text])).toEqual([
      [heavier.id, "{load} kg exceeds the vehicle's payload of {most} kg."],
    ]);
  });

  it('leaves out what no route serves', () => {
    const board = aBoard({ waiting: [aBoardJob()], lanes: [aBoardLane()] });
    const { lanes, left } = suggestionOf(board, { routes: [] });
    expect(lanes).toEqual([]);
    expect(left.map(({ reason }) => reason.text)).toEqual(['No driver has room and time for it.']);
  });
});

describe('the jobs of a multi-stop', () => {
  const first = aBoardJob({ multistopno: 'J00000429' });
  const second = aBoardJob({ multistopno: 'J00000429', to: penrith });
  const lanes = [aBoardLane(), aBoardLane({ name: 'Zoe Ng' })];

  it('are suggested where one driver gets all of them', () => {
    const board = aBoard({ waiting: [first, second], lanes });
    const { lanes: found } = suggestionOf(board, planOf(0, [0, 1]));
    expect(found.map(({ added }) => added)).toEqual([[first, second]]);
  });

  it('wait on where the plan divides them, or another driver has one of them', () => {
    const board = aBoard({ waiting: [first, second], lanes });
    const reason = { isRefusing: false, text: 'All stops of its multi-stop need one driver.' };
    const { lanes: found, left } = suggestionOf(board, planOf(0, [0]));
    expect([found, left[0]]).toMatchObject([[], { job: first, reason }]);
    const held = [aBoardLane(), aBoardLane({ name: 'Zoe Ng', jobs: [second] })];
    const rest = suggestionOf(aBoard({ waiting: [first], lanes: held }), planOf(0, [0]));
    expect([rest.lanes, rest.left[0]]).toMatchObject([[], { job: first, reason }]);
  });

  it('are suggested where the driver has the others already', () => {
    const held = [aBoardLane({ jobs: [second] })];
    const board = aBoard({ waiting: [first], lanes: held });
    const { lanes: found } = suggestionOf(board, planOf(0, [100_000, 0]));
    expect(found.map(({ added }) => added)).toEqual([[first]]);
  });
});

describe('a suggestion that is shown while others allocate', () => {
  const near = aBoardJob();
  const far = aBoardJob({ to: penrith });
  const lane = aBoardLane();
  const board = aBoard({ waiting: [near, far], lanes: [lane] });
  const suggestion = suggestionOf(board, planOf(0, [0, 1]));

  it('has the figures of the jobs that still wait', () => {
    const newer = aBoard({ waiting: [near], lanes: [lane] });
    expect(stillSuggested(newer, suggestion)).toEqual(suggestionOf(newer, planOf(0, [0])));
  });

  it('counts what the driver got since then', () => {
    const newer = aBoard({ waiting: [near], lanes: [{ ...lane, jobs: [far] }] });
    const [found] = stillSuggested(newer, suggestion).lanes;
    expect(found?.order).toEqual([near.id, far.id]);
    expect(found?.before.distance_km).toBeGreaterThan(20);
  });

  it('is gone with its last job', () => {
    const newer = aBoard({ waiting: [], lanes: [lane] });
    expect(stillSuggested(newer, suggestion)).toEqual({ lanes: [], left: [] });
  });

  it('is the same while nothing has changed', () => {
    expect(stillSuggested(board, suggestion)).toEqual(suggestion);
  });
});
