import { screen, waitFor, within } from '@testing-library/react';
import type { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
import { describe, expect, it } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { sessionOf } from '#shell/testing/people.ts';
import {
  first,
  second,
  ravi,
  board,
  travel,
  solution,
  calls,
  open,
  stopsOf,
  solved,
  move,
} from '../testing/planning.ts';

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
    expect(left.textContent).toContain('The position of Newtown 2000 is not known');
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
