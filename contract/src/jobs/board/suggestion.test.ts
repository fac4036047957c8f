import { describe, expect, it } from 'vitest';
import { previewOf, solverInputOf, suggestionOf } from './suggestion.ts';
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
