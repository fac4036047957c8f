/** The page of route planning on a day with two drivers, and what tests do there. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardJob, aBoardLane, boardPlaces } from '@waybill/contract/jobs/board/examples';
import type { Board } from '@waybill/contract/jobs/board/shapes';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';
import type { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
import { enveloped, type FakeResponse, json } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { routingPages } from '../index.ts';

export const [first, second, far] = [
  aBoardJob({ jobno: 'J000021' }),
  aBoardJob({ jobno: 'J000022', deadline: '2026-11-17T22:12:00Z' }),
  aBoardJob({ jobno: 'J000023', to: { ...boardPlaces.newtown, latitude: null } }),
];
export const ravi = aBoardLane({ name: 'Ravi Patel' });
export const zoe = aBoardLane({ name: 'Zoe Ng' });
export const board: Board = {
  date: '2026-11-18',
  today: '2026-11-18',
  timezone: 'Australia/Sydney',
  now: '2026-11-17T22:00:00Z',
  waiting: [first, second, far],
  waitingtotal: 3,
  lanes: [ravi, zoe],
};

/** Depot and Newtown: ten minutes and 6 km apart. */
export const travel: TravelTable = {
  durations: [
    [0, 600],
    [600, 0],
  ],
  distances: [
    [0, 6000],
    [6000, 0],
  ],
  source: 'noRoadServer',
};
export const step = (type: 'start' | 'pickup' | 'delivery' | 'job', id?: number) => ({
  type,
  ...(id === undefined ? {} : { id }),
});
// The solver numbers jobs by due time.
export const solution: PlanSoFar = {
  isfinal: true,
  cost: 100,
  unassigned: [],
  routes: [
    {
      vehicle: 0,
      steps: [
        step('start'),
        step('pickup', 0),
        step('pickup', 1),
        step('delivery', 0),
        step('delivery', 1),
      ],
    },
  ],
};

export const calls = {
  board: 'GET /api/jobs/board/board',
  ports: 'GET /api/jobs/head-port/head-ports',
  travel: 'POST /api/route/travel',
  solve: 'POST /api/route/search',
  runs: 'GET /api/jobs/routing/runs',
  run: 'POST /api/jobs/routing/run',
  statuses: 'GET /api/jobs/routing/run-statuses',
  status: 'POST /api/jobs/routing/run-status',
  allocate: 'POST /api/jobs/board/allocate',
  invite: 'POST /api/drivers/driver/invite-driver',
} as const;

/** Opens the page; `responses` replace those of a day with two drivers. */
export function open(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const person = userEvent.setup();
  const { server } = openApp({
    at: '/jobs/route',
    pages: routingPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Job.View', 'Job.Allocate'] }),
      'GET /api/core/commonlookup/getmapstyle': enveloped({ url: null }),
      [calls.board]: enveloped(board),
      [calls.ports]: enveloped({ items: [], totalCount: 0 }),
      [calls.travel]: enveloped(travel),
      [calls.solve]: () => json(solution),
      [calls.runs]: enveloped({ items: [], totalCount: 0 }),
      [calls.run]: enveloped({ id: ravi.driverid }),
      [calls.statuses]: enveloped({
        items: [{ id: ravi.driverid, driverid: ravi.driverid, status: 'Draft' }],
      }),
      [calls.status]: enveloped({ id: ravi.driverid, status: 'Released' }),
      [calls.allocate]: enveloped({ allocated: 2 }),
      ...responses,
    },
  });
  return { person, server };
}

export const stopsOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: `Stops of ${name}` });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

/** Opens the page and solves. */
export async function solved(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const app = open(responses);
  await app.person.click(await screen.findByRole('button', { name: 'Solve' }));
  await screen.findByRole('list', { name: 'Stops of Ravi Patel' });
  return app;
}

export const move = async (
  person: ReturnType<typeof userEvent.setup>,
  stop: RegExp,
  item: string,
) => {
  await person.click(screen.getByRole('button', { name: stop }));
  await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
};
