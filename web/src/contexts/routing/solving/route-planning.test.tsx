import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardJob, aBoardLane, boardPlaces } from '@waybill/contract/jobs/board/examples';
import type { Board } from '@waybill/contract/jobs/board/shapes';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';
import { describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse, json } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { routingPages } from '../index.ts';

const [first, second, far] = [
  aBoardJob({ jobno: 'J000021' }),
  aBoardJob({ jobno: 'J000022', deadline: '2026-11-17T22:12:00Z' }),
  aBoardJob({ jobno: 'J000023', to: { ...boardPlaces.newtown, latitude: null } }),
];
const ravi = aBoardLane({ name: 'Ravi Patel' });
const zoe = aBoardLane({ name: 'Zoe Ng' });
const board: Board = {
  date: '2026-11-18',
  timezone: 'Australia/Sydney',
  now: '2026-11-17T22:00:00Z',
  waiting: [first, second, far],
  waitingtotal: 3,
  lanes: [ravi, zoe],
};

/** Depot and Newtown: ten minutes and 6 km apart. */
const travel: TravelTable = {
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
const sums = { cost: 0, setup: 0, service: 0, duration: 0, waiting_time: 0, priority: 0 };
const step = (type: string, id?: number) => ({
  type,
  ...(id === undefined ? {} : { id }),
  arrival: 0,
  duration: 0,
  setup: 0,
  service: 0,
  waiting_time: 0,
  load: [],
  violations: [],
});
// The solver numbers jobs by due time.
const solution = {
  code: 0,
  summary: { ...sums, routes: 1, unassigned: 0, delivery: [], pickup: [], violations: [] },
  unassigned: [],
  routes: [
    {
      vehicle: 0,
      ...sums,
      delivery: [],
      pickup: [],
      violations: [],
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

const calls = {
  board: 'GET /api/jobs/board/board',
  ports: 'GET /api/jobs/head-port/head-ports',
  travel: 'POST /api/route/travel',
  solve: 'POST /api/route/routing',
  runs: 'GET /api/jobs/routing/runs',
  run: 'POST /api/jobs/routing/run',
  allocate: 'POST /api/jobs/board/allocate',
} as const;

function open(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const person = userEvent.setup();
  const { server } = openApp({
    at: '/jobs/route',
    pages: routingPages,
    answers: {
      'GET /api/auth/session': sessionOf({ permissions: ['Job.View', 'Job.Allocate'] }),
      'GET /api/core/commonlookup/getmapstyle': enveloped({ url: null }),
      [calls.board]: enveloped(board),
      [calls.ports]: enveloped({ items: [], totalCount: 0 }),
      [calls.travel]: enveloped(travel),
      [calls.solve]: () => json(solution),
      [calls.runs]: enveloped({ items: [], totalCount: 0 }),
      [calls.run]: enveloped({ id: ravi.driverid }),
      [calls.allocate]: enveloped({ allocated: 2 }),
      ...responses,
    },
  });
  return { person, server };
}

const stopsOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: `Stops of ${name}` });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

async function solved(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const app = open(responses);
  await app.person.click(await screen.findByRole('button', { name: 'Solve' }));
  await screen.findByRole('list', { name: 'Stops of Ravi Patel' });
  return app;
}

const move = async (person: ReturnType<typeof userEvent.setup>, stop: RegExp, item: string) => {
  await person.click(screen.getByRole('button', { name: stop }));
  await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
};

describe('/jobs/route', () => {
  it('solves for the chosen jobs and drivers, and shows routes [ui-routes-010]', async () => {
    const { person, server } = open();
    await person.click(await screen.findByRole('checkbox', { name: /Zoe Ng/ }));
    await person.click(screen.getByRole('button', { name: 'Solve' }));
    const stops = await stopsOf('Ravi Patel');
    // Both are picked up at the depot in one stop, and delivered ten minutes away.
    expect(stops.map((text) => text?.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^19:00 AMPickup J000022 Depot/),
      expect.stringMatching(/^2.*Pickup J000021 Depot/),
      expect.stringMatching(/^3.*Delivery J000022 Newtown/),
      expect.stringMatching(/^4.*Delivery J000021 Newtown/),
    ]);
    expect(server.to(calls.solve).map(({ body }) => body)).toMatchObject([
      {
        vehicles: [{ id: 0, profile: 'auto', start_index: 0 }],
        shipments: [{ pickup: { location_index: 0 }, delivery: { location_index: 1 } }, {}],
        matrices: { auto: { durations: travel.durations } },
      },
    ]);
    expect(screen.getByText(/^Distances and times are estimates/)).toBeDefined();
    const left = screen.getByRole('list', { name: 'Unassigned jobs' });
    expect(left.textContent).toContain('J000023');
    expect(left.textContent).toContain('Nobody knows where its suburb lies.');
  });

  it('says what is wrong once stops are moved by menu and by key', async () => {
    const { person } = await solved();
    await move(person, /^Move stop 3: J000022/, 'Move down');
    const late = /Arrives \d+ min after it is due\./;
    expect((await stopsOf('Ravi Patel'))[3]).toMatch(late);
    screen.getByRole('button', { name: 'Move stop 3: J000021' }).focus();
    await person.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect((await stopsOf('Ravi Patel')).join()).toContain('Delivered before it is picked up.');
  });

  it('gives a job to another driver, and takes one out', async () => {
    const { person } = await solved();
    await move(person, /^Move stop 1: J000022/, 'Give to Zoe Ng');
    expect(await stopsOf('Zoe Ng')).toHaveLength(2);
    await move(person, /^Move stop 1: J000021/, 'Take the job out');
    expect(screen.getByRole('list', { name: 'Unassigned jobs' }).textContent).toContain(
      'Taken out of the plan.',
    );
  });

  it('shows a second plan beside the first', async () => {
    const { person } = await solved();
    await person.click(screen.getByRole('button', { name: 'Solve' }));
    await screen.findByRole('columnheader', { name: 'Plan B' });
    const row = screen.getByRole('row', { name: /^Distance/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['6 km', '6 km']);
  });

  it('saves runs, and allocates their jobs in the order of the route', async () => {
    const { person, server } = await solved();
    await person.click(screen.getByRole('button', { name: 'Allocate to drivers' }));
    await screen.findByText('2 jobs allocated');
    const order = [second.id, first.id];
    expect(server.to(calls.allocate).map(({ body }) => body)).toMatchObject([
      { driverid: ravi.driverid, jobids: order, order, fromdriverid: null, date: board.date },
    ]);
    expect(server.to(calls.run).map(({ body }) => body)).toMatchObject([
      {
        run: {
          driverid: ravi.driverid,
          rundate: board.date,
          distance: 6000,
          duration: 600,
          steps: [
            { type: 'start' },
            { type: 'pickup', jobno: 'J000022', arrival: Date.parse(board.now) / 1000 },
            { type: 'pickup' },
            { type: 'delivery' },
            { type: 'delivery' },
          ],
        },
      },
    ]);
  });

  it('says what failed, and lets the dispatcher solve again', async () => {
    const { person } = open({ [calls.travel]: json({}, 500) });
    await person.click(await screen.findByRole('button', { name: 'Solve' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Solve' })).toBeDefined();
  });

  it('names the permission that planning needs', async () => {
    open({ [calls.board]: json({}, 403) });
    const text = await screen.findByText('Requires the Job.Allocate permission.');
    expect(text).toBeDefined();
  });
});
