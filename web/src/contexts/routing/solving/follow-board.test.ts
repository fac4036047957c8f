import { describe, expect, it } from 'vitest';
import { aBoardJob, boardPlaces } from '@waybill/contract/jobs/board/examples';
import { board, far, first, ravi, second, travel, zoe } from '../testing/planning.ts';
import { onBoard, unmeasured } from './follow-board.ts';
import { emptyPlan, type DayPlan, planTask } from './plan.ts';
import { costs } from './use-plans.ts';

const stops = [
  { job: first, kind: 'Pickup' },
  { job: second, kind: 'Pickup' },
  { job: second, kind: 'Delivery' },
  { job: first, kind: 'Delivery' },
] as const;

/** Ravi drives both jobs, of which the first two stops are locked; the far one is left. */
function planned(): DayPlan {
  const task = planTask({
    board,
    driverIds: new Set(board.lanes.map(({ driverid }) => driverid)),
    jobIds: new Set(board.waiting.map(({ id }) => id)),
    depot: null,
    profile: 'auto',
    dayStart: 0,
    ...costs,
    locked: new Map(),
  });
  if (task === null) throw new Error('Nothing is to be planned');
  const plan = emptyPlan(task, travel);
  const routes = plan.routes.map((route, at) =>
    at === 0 ? { ...route, stops, locked: 2 } : route,
  );
  const left = [{ job: far, reason: { isRefusing: true, text: 'Too far.', values: {} } }];
  return { ...plan, routes, left };
}

const linesOfPlan = ({ routes, left }: DayPlan) => ({
  routes: routes.map(({ lane, stops: made, locked }) => [
    lane.name,
    made.map(({ job, kind }) => `${kind} ${job.jobno}`),
    locked,
  ]),
  left: left.map(({ job, reason }) => [job.jobno, reason.text]),
});

describe('a plan on a newer board', () => {
  it('loses a job that another driver has meanwhile', () => {
    const lanes = [ravi, { ...zoe, jobs: [first] }];
    const next = onBoard(planned(), { ...board, waiting: [second, far], lanes }, null);
    expect(linesOfPlan(next)).toEqual({
      routes: [
        ['Ravi Patel', ['Pickup J000022', 'Delivery J000022'], 1],
        ['Zoe Ng', [], 0],
      ],
      left: [['J000023', 'Too far.']],
    });
  });

  it('loses what is done, and the pickup of what is on board', () => {
    const lanes = [{ ...ravi, jobs: [{ ...second, status: 'PickedUp' as const }] }, zoe];
    const next = onBoard(planned(), { ...board, waiting: [far], lanes }, null);
    expect(linesOfPlan(next).routes[0]).toEqual(['Ravi Patel', ['Delivery J000022'], 0]);
  });

  it('has the released run of a driver, and what that run lacks is left', () => {
    const lanes = [{ ...ravi, jobs: [second] }, zoe];
    const next = onBoard(planned(), { ...board, waiting: [first, far], lanes }, ravi.driverid);
    expect(linesOfPlan(next)).toEqual({
      routes: [
        ['Ravi Patel', ['Pickup J000022', 'Delivery J000022'], 0],
        ['Zoe Ng', [], 0],
      ],
      left: [
        ['J000021', 'It is in no run yet.'],
        ['J000023', 'Too far.'],
      ],
    });
  });

  it('lacks travel to places that it did not have', () => {
    const other = aBoardJob({ jobno: 'J000040', to: boardPlaces.penrith });
    const lanes = [ravi, { ...zoe, jobs: [other] }];
    expect(unmeasured(planned())).toEqual([]);
    expect(unmeasured(onBoard(planned(), { ...board, lanes }, null))).toEqual([[150.69, -33.75]]);
  });
});
