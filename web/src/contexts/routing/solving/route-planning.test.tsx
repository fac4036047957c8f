import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardJob, aBoardLane, boardPlaces } from '@waybill/contract/jobs/board/examples';
import type { Board } from '@waybill/contract/jobs/board/shapes';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';
import type { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
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
  today: '2026-11-18',
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
const step = (type: 'start' | 'pickup' | 'delivery' | 'job', id?: number) => ({
  type,
  ...(id === undefined ? {} : { id }),
});
// The solver numbers jobs by due time.
const solution: PlanSoFar = {
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

const calls = {
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
    expect(left.textContent).toContain('The position of its suburb is not known.');
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
    expect(server.to(calls.status).map(({ body }) => body)).toEqual([
      { id: ravi.driverid, act: 'release' },
    ]);
  });

  it('changes the status of a saved run, and prints its sheet', async () => {
    const { person, server } = await solved();
    expect(await screen.findByText('Draft')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Run of Ravi Patel' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Release the run' }));
    await waitFor(() => expect(server.to(calls.status)).toHaveLength(1));
    const sheetOfZoe = screen.getByRole('button', { name: /^Run sheet of Zoe Ng: Save the run/ });
    expect(sheetOfZoe.getAttribute('aria-disabled')).toBe('true');
  });

  it('invites a driver for a draft, whom the run is then allocated to [D-03]', async () => {
    const { person, server } = await solved({
      'GET /api/auth/session': sessionOf({
        permissions: ['Job.View', 'Job.Allocate', 'Driver.Create'],
      }),
      [calls.invite]: enveloped(null),
    });
    await person.click(await screen.findByRole('button', { name: 'Run of Ravi Patel' }));
    await person.click(await screen.findByRole('menuitem', { name: /^Invite a driver/ }));
    await person.type(await screen.findByLabelText('E-mail'), 'noor@drivers.example');
    await person.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(server.to(calls.invite)).toHaveLength(1));
    expect(server.to(calls.invite)[0]?.body).toEqual({
      invitation: { email: 'noor@drivers.example', runId: ravi.driverid },
    });
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

  it('shows the best plan so far, and takes it when the search is stopped', async () => {
    const search = openSearch();
    const { person } = open({ [calls.solve]: search.response });
    await person.click(await screen.findByRole('button', { name: 'Solve' }));
    await search.send({ ...solution, isfinal: false });
    await screen.findByRole('columnheader', { name: 'Best so far' });
    expect(screen.queryByRole('list', { name: 'Stops of Ravi Patel' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Use the best so far' }));
    expect(await stopsOf('Ravi Patel')).toHaveLength(4);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('has no plan after a search was cancelled', async () => {
    const search = openSearch();
    const { person } = open({ [calls.solve]: search.response });
    await person.click(await screen.findByRole('button', { name: 'Solve' }));
    await search.send({ ...solution, isfinal: false });
    await screen.findByRole('columnheader', { name: 'Best so far' });
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('No plan yet')).toBeDefined();
  });

  it('says so when the connection is lost before the final plan', async () => {
    const { person } = open({ [calls.solve]: { ...solution, isfinal: false } });
    await person.click(await screen.findByRole('button', { name: 'Solve' }));
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('locks stops, which are neither moved nor planned anew', async () => {
    const { person, server } = await solved();
    await move(person, /^Move stop 3: J000022/, 'Lock up to here');
    expect(screen.getAllByText('Locked')).toHaveLength(3);
    screen.getByRole('button', { name: 'Move stop 4: J000021' }).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect((await stopsOf('Ravi Patel'))[3]).toContain('J000021');
    await person.click(screen.getByRole('button', { name: 'Solve' }));
    await screen.findByRole('columnheader', { name: 'Plan B' });
    // One job is delivered by then, the other is on board: its delivery alone is left.
    expect(server.to(calls.solve).at(-1)?.body).toMatchObject({
      shipments: [],
      jobs: [{ location_index: 1 }],
      vehicles: [{ start_index: 1 }, {}],
    });
    expect((await stopsOf('Ravi Patel')).map((text) => text?.includes('J000022'))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

/** A search whose plans the test sends one by one; it ends when the page closes the connection. */
function openSearch() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
    },
  });
  return {
    response: () => new Response(body),
    send: async (plan: PlanSoFar) => {
      await waitFor(() => expect(body.locked).toBe(true));
      stream?.enqueue(new TextEncoder().encode(`${JSON.stringify(plan)}\n`));
    },
  };
}

describe('the runs of the day', () => {
  const onBoard = (jobno: string, deadline: string | null) =>
    aBoardJob({ jobno, status: 'OutForDelivery', deadline });
  const penrith = { ...onBoard('J000031', null), to: boardPlaces.penrith };
  const late = onBoard('J000032', '2026-11-17T22:20:00Z');
  const running: Board = {
    ...board,
    lanes: [{ ...ravi, jobs: [onBoard('J000030', null), penrith, late] }, zoe],
  };
  const reordered: PlanSoFar = {
    ...solution,
    routes: [{ vehicle: 0, steps: [step('start'), step('job', 100_002), step('job', 100_001)] }],
  };
  const threePlaces: TravelTable = {
    source: 'noRoadServer',
    durations: [
      [0, 600, 3000],
      [600, 0, 3000],
      [3000, 3000, 0],
    ],
    distances: [
      [0, 6000, 50_000],
      [6000, 0, 50_000],
      [50_000, 50_000, 0],
    ],
  };

  it('name the stops at risk, before they are late', async () => {
    open({ [calls.board]: enveloped(running) });
    const risks = await screen.findByRole('list', { name: 'Stops at risk' });
    expect(risks.textContent).toMatch(/J000032.*Ravi Patel.*Will be 3 h late/);
    expect(risks.textContent).not.toContain('J000030');
  });

  it('are replanned in a new order beside the old one, which is accepted', async () => {
    const { person, server } = open({
      [calls.board]: enveloped(running),
      [calls.travel]: enveloped(threePlaces),
      [calls.solve]: reordered,
      [calls.allocate]: enveloped({ allocated: 0 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Replan the rest of the day' }));
    await screen.findByRole('columnheader', { name: 'Plan B' });
    // The driver is on the way to the first stop, which stays; the solver plans the others.
    expect(server.to(calls.solve).at(-1)?.body).toMatchObject({
      shipments: [],
      jobs: [{ id: 100_000 }, { id: 100_001 }],
    });
    const differences = screen.getByRole('list', { name: 'Differences between the plans' });
    expect(differences.textContent).toContain('Ravi Patel');
    await person.click(screen.getByRole('button', { name: 'Allocate to drivers' }));
    await screen.findByText('The new order is saved.');
    const [{ body } = { body: null }] = server.to(calls.allocate);
    expect(body).toMatchObject({ driverid: ravi.driverid, fromdriverid: ravi.driverid });
  });

  it('take a waiting job at its best place', async () => {
    const { person } = open({
      [calls.board]: enveloped({ ...running, waiting: [first], waitingtotal: 1 }),
      [calls.travel]: enveloped(threePlaces),
    });
    await person.click(await screen.findByRole('button', { name: 'Show the runs' }));
    await person.click(await screen.findByRole('button', { name: 'Give J000021 to a driver' }));
    await person.click(await screen.findByRole('menuitem', { name: 'At its best place' }));
    expect(await stopsOf('Zoe Ng')).toHaveLength(2);
  });
});
