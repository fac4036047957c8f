import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enveloped, type FakeResponse, json } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { jobsPages } from '../index.ts';
import { board, id, job, lane } from './testing/a-board.ts';

const calls = {
  dispatchers: 'GET /api/jobs/board/dispatchers',
  viewer: 'POST /api/jobs/board/viewer',
  mapStyle: 'GET /api/core/commonlookup/getmapstyle',
  solve: 'POST /api/route/search',
  board: 'GET /api/jobs/board/board',
  allocate: 'POST /api/jobs/board/allocate',
  restore: 'POST /api/jobs/board/restore',
  unallocate: 'POST /api/jobs/delivery-agent/un-allocate-jobs',
} as const;
const session = sessionOf({ permissions: ['Job.View', 'Job.Allocate', 'Driver.View'] });

function open(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const person = userEvent.setup();
  const app = openApp({
    at: '/drivers/allocation',
    pages: jobsPages,
    responses: {
      'GET /api/auth/session': session,
      [calls.board]: enveloped(board()),
      [calls.dispatchers]: enveloped({ items: [{ userid: 7, name: 'Ada Osei' }] }),
      [calls.viewer]: enveloped(null),
      [calls.mapStyle]: enveloped({ url: null }),
      [calls.allocate]: enveloped({ allocated: 1 }),
      [calls.restore]: enveloped({ restored: 1 }),
      [calls.unallocate]: enveloped(null),
      ...responses,
    },
  });
  return { person, server: app.server };
}
const waiting = async (number: string) => screen.findByRole('button', { name: new RegExp(number) });

describe('/drivers/allocation', () => {
  it('ranks drivers for selected jobs, with refusals, and allocates [ui-routes-009]', async () => {
    const { person, server } = open();
    await person.click(await waiting('J000021'));
    await person.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Allocate job J000021' });
    const names = within(dialog)
      .getAllByRole('button', { name: /^Allocate to/ })
      .map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual([
      'Allocate to Ravi Patel',
      'Allocate to Zoe Ng',
      'Allocate to Omar Aziz',
    ]);
    expect(within(dialog).getByText('The driver’s licence has expired.')).toBeDefined();
    await person.click(within(dialog).getByRole('button', { name: 'Allocate to Ravi Patel' }));
    await screen.findByText('1 allocated to Ravi Patel');
    expect(server.to(calls.allocate).map(({ body }) => body)).toMatchObject([
      { driverid: id(11), jobids: [id(21)], fromdriverid: null, beforejobid: null },
    ]);
  });

  it('shows the totals of the selection, and filters what waits', async () => {
    const pallet = job(22, { pallets: 1, weight: 300, cubic: 1.2 });
    const { person } = open({ [calls.board]: enveloped(board({ waiting: [job(21), pallet] })) });
    await person.click(await waiting('J000021'));
    await person.keyboard('{Control>}');
    await person.click(await waiting('J000022'));
    await person.keyboard('{/Control}');
    expect(screen.getByText('4 pieces · 1 pallet · 325 kg · 1.3 m³')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Pallets' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /J000021/ })).toBeNull());
    expect(await waiting('J000022')).toBeDefined();
  });

  it('adds each tapped job where a finger points, which holds no key', async () => {
    const known = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : known(query),
    );
    const { person } = open();
    await person.click(await waiting('J000021'));
    await person.click(await waiting('J000022'));
    expect(screen.getByText('2 selected')).toBeDefined();
    await person.click(await waiting('J000021'));
    expect(screen.getByText('1 selected')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('selects the jobs of a multi-stop together, which have one driver', async () => {
    const [a, b] = [job(21, { multistopno: 'J9' }), job(22, { multistopno: 'J9' })];
    const { person, server } = open({
      [calls.board]: enveloped(board({ waiting: [a, b, job(23)] })),
    });
    await person.click(await waiting('J000022'));
    expect(screen.getByText('2 selected')).toBeDefined();
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Ravi Patel' }));
    await screen.findByText('2 allocated to Ravi Patel');
    expect(server.to(calls.allocate)[0]?.body).toMatchObject({ jobids: [id(21), id(22)] });
  });

  it('moves one stop of a multi-stop within its day, and all stops to another driver', async () => {
    const stops = [31, 32, 33].map((n) => job(n, { multistopno: 'J9' }));
    const lanes = [lane(11, 'Ravi Patel', { jobs: stops }), lane(12, 'Zoe Ng')];
    const { person, server } = open({ [calls.board]: enveloped(board({ lanes })) });
    await person.click(await waiting('J000033'));
    expect(screen.getByText('1 selected')).toBeDefined();
    await person.keyboard(',');
    const sent = () => server.to(calls.allocate).map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Zoe Ng' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { driverid: id(11), jobids: [id(33)], beforejobid: id(32) },
      { driverid: id(12), jobids: [id(31), id(32), id(33)] },
    ]);
  });

  it('moves a job within the day of its driver by key, and puts it back by Undo', async () => {
    const own = lane(11, 'Ravi Patel', { jobs: [job(31), job(32), job(33)] });
    const { person, server } = open({ [calls.board]: enveloped(board({ lanes: [own] })) });
    await person.click(await waiting('J000033'));
    await person.keyboard(',');
    const sent = () => server.to(calls.allocate).map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      { driverid: id(11), jobids: [id(33)], beforejobid: id(32), fromdriverid: id(11) },
    ]);
    expect(screen.getByText('1 selected')).toBeDefined();
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await person.keyboard('{Enter}');
    const undone = () => server.to(calls.restore).map(({ body }) => body);
    await waitFor(() => expect(undone()).toHaveLength(1));
    expect(undone()).toMatchObject([
      {
        jobs: [{ jobid: id(33), driverid: id(11), formerdriverid: id(11) }],
        orders: [{ driverid: id(11), jobids: [id(31), id(32), id(33)] }],
      },
    ]);
  });

  it('asks for a reason where something speaks against it, and sends it', async () => {
    const { person, server } = open();
    await person.click(await waiting('J000021'));
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Zoe Ng' }));
    const dialog = await screen.findByRole('dialog', { name: 'Allocate to Zoe Ng anyway?' });
    expect(within(dialog).getByText('The driver is not available.')).toBeDefined();
    expect(server.to(calls.allocate)).toEqual([]);
    await person.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Starts at ten');
    await person.click(within(dialog).getByRole('button', { name: 'Allocate' }));
    await screen.findByText('1 allocated to Zoe Ng');
    expect(server.to(calls.allocate).map(({ body }) => body)).toMatchObject([
      { driverid: id(12), reason: 'Starts at ten' },
    ]);
  });

  it('takes an allocation back by Undo', async () => {
    const { person, server } = open();
    await person.click(await waiting('J000022'));
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Ravi Patel' }));
    // By keyboard: the toast area ignores the pointer until the toast is registered.
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.to(calls.restore).map(({ body }) => body)).toMatchObject([
        { jobs: [{ jobid: id(22), driverid: id(11), formerdriverid: null }] },
      ]),
    );
  });

  it('moves jobs of several drivers in one call, and undoes it in one call', async () => {
    const [zoe, ravi] = [
      lane(12, 'Zoe Ng', { jobs: [job(31), job(32)] }),
      lane(11, 'Ravi Patel', { jobs: [job(33)] }),
    ];
    const { person, server } = open({
      [calls.board]: enveloped(board({ lanes: [zoe, ravi, lane(14, 'Omar Aziz')] })),
    });
    await person.click(await waiting('J000031'));
    await person.keyboard('{Control>}');
    for (const number of ['J000033', 'J000021']) await person.click(await waiting(number));
    await person.keyboard('{/Control}a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Omar Aziz' }));
    await screen.findByText('3 allocated to Omar Aziz');
    expect(server.to(calls.allocate).map(({ body }) => body)).toMatchObject([
      {
        driverid: id(14),
        jobids: [id(21), id(31), id(33)],
        fromdriverid: null,
        otherholders: [
          { jobid: id(31), driverid: id(12) },
          { jobid: id(33), driverid: id(11) },
        ],
      },
    ]);
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.to(calls.restore).map(({ body }) => body)).toMatchObject([
        {
          jobs: [
            { jobid: id(21), driverid: id(14), formerdriverid: null },
            { jobid: id(31), driverid: id(14), formerdriverid: id(12) },
            { jobid: id(33), driverid: id(14), formerdriverid: id(11) },
          ],
          orders: [
            { driverid: id(12), jobids: [id(31), id(32)] },
            { driverid: id(11), jobids: [id(33)] },
            { driverid: id(14), jobids: [] },
          ],
        },
      ]),
    );
  });

  it('gives unallocated jobs back by Undo, to the driver and place they had', async () => {
    const own = lane(11, 'Ravi Patel', { jobs: [job(31), job(32)] });
    const { person, server } = open({ [calls.board]: enveloped(board({ lanes: [own] })) });
    await person.click(await waiting('J000031'));
    await person.keyboard('u');
    const dialog = () => screen.findByRole('dialog', { name: 'Unallocate 1 job?' });
    await person.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('1 selected')).toBeDefined();
    await person.keyboard('u');
    await person.click(within(await dialog()).getByRole('button', { name: 'Unallocate' }));
    await screen.findByText('1 job unallocated');
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.to(calls.restore).map(({ body }) => body)).toMatchObject([
        {
          jobs: [{ jobid: id(31), driverid: null, formerdriverid: id(11) }],
          orders: [{ driverid: id(11), jobids: [id(31), id(32)] }],
        },
      ]),
    );
  });

  it('says how near each driver is, who has jobs of the zone, and what time is left', async () => {
    const position = { latitude: -33.8, longitude: 151.2, time: '2026-11-17T22:00:00Z' };
    const ravi = lane(11, 'Ravi Patel', {
      position: { ...position, isstale: false },
      jobs: [job(31, { zonecode: 'SYD-W' })],
    });
    const due = job(21, { zonecode: 'SYD-W', deadline: '2026-11-18T04:00:00Z' });
    const { person } = open({
      [calls.board]: enveloped(board({ waiting: [due], lanes: [ravi] })),
    });
    await person.click(await waiting('J000021'));
    await person.keyboard('a');
    const drivers = within(await screen.findByRole('dialog')).getByRole('list', {
      name: 'Drivers',
    });
    const fit = /14 km away · .+ · 1 in the same zone · 5:26 h to spare/;
    expect(await within(drivers).findByText(fit)).toBeDefined();
  });

  it('says who was faster, and reads the board again', async () => {
    const message = 'Zoe Ng already has job J000021.';
    const refusal = {
      ...enveloped(null),
      success: false,
      error: { code: 1003, message, details: null, validationErrors: null },
    };
    const { person } = open({ [calls.allocate]: () => json(refusal, 409) });
    await person.click(await waiting('J000021'));
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Ravi Patel' }));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('asks for a reason that the server alone wants', async () => {
    const refusal = {
      ...enveloped(null),
      success: false,
      error: { code: 1002, message: 'Late by 7 min.', details: null, validationErrors: null },
    };
    const { person } = open({ [calls.allocate]: () => json(refusal, 409) });
    await person.click(await waiting('J000021'));
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Ravi Patel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Allocate to Ravi Patel anyway?' });
    expect(within(dialog).getByText('Late by 7 min.')).toBeDefined();
  });

  it('tells the share of the work hours that a driver has used', async () => {
    const lanes = [lane(11, 'Ravi Patel', { hoursused: 0.92 })];
    const { person } = open({ [calls.board]: enveloped(board({ lanes })) });
    await person.click(await waiting('J000021'));
    await person.keyboard('a');
    expect(await screen.findByText('92% of the driver’s work hours are used.')).toBeDefined();
  });

  it('says that a move is being saved until it is', async () => {
    const { promise, resolve: respond } = Promise.withResolvers<Response>();
    const { person } = open({ [calls.allocate]: () => promise });
    await person.click(await waiting('J000021'));
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Allocate to Ravi Patel' }));
    expect(await screen.findByText('Saving…')).toBeDefined();
    respond(json(enveloped({ allocated: 1 })));
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
  });

  it('reports that it is open, and shows who else has it open', async () => {
    const { server } = open();
    const list = await screen.findByRole('list', { name: 'Also on the board' });
    expect(within(list).getByText('Ada Osei')).toBeDefined();
    await waitFor(() => expect(server.to(calls.viewer)).toHaveLength(1));
  });

  it('shows a suggestion, and accepts the part that is chosen in its order', async () => {
    const step = (type: string, number: number) => ({
      type,
      id: number,
    });
    const steps = [1, 0].flatMap((number) => [step('pickup', number), step('delivery', number)]);
    const routes = [{ vehicle: 0, steps }];
    const travel_source = 'noRoadServer';
    const plan = { isfinal: true, cost: 0, travel_source, unassigned: [], routes };
    const { person, server } = open({ [calls.solve]: plan });
    await waiting('J000021');
    await person.click(screen.getByRole('button', { name: 'Suggest' }));
    await screen.findByText('2 jobs find a driver, 0 still wait.');
    expect(screen.getByText(/^Distances and times are estimates/)).toBeDefined();
    const accept = () => screen.getByRole('button', { name: /^Accept (all|chosen)$/ });
    await person.click(screen.getByRole('checkbox', { name: 'Accept for Ravi Patel' }));
    expect(accept().getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('checkbox', { name: 'Accept for Ravi Patel' }));
    await person.click(accept());
    await screen.findByText('2 jobs allocated');
    expect(server.to(calls.allocate).map(({ body }) => body)).toMatchObject([
      { driverid: id(11), fromdriverid: null, order: [id(22), id(21)] },
    ]);
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(server.to(calls.restore)).toHaveLength(1));
    expect(server.to(calls.restore)[0]?.body).toMatchObject({
      orders: [{ driverid: id(11), jobids: [] }],
    });
  });

  it('says so when everything is allocated', async () => {
    open({ [calls.board]: enveloped(board({ waiting: [], waitingtotal: 0 })) });
    expect(await screen.findByText('Everything is allocated')).toBeDefined();
  });
});
