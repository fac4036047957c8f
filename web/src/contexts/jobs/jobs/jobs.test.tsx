import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { jobsPages } from '../index.ts';
import { aJob, jobId as id } from './testing/a-job.ts';

const dispatcher = sessionOf({
  permissions: ['Job.View', 'Job.Edit', 'Job.Allocate', 'Job.Scan', 'Job.Delete'],
});
const confirm = 'POST /api/jobs/job/confirm';
const unallocate = 'POST /api/jobs/delivery-agent/un-allocate-jobs';
const scan = 'POST /api/jobs/scan-events/scan-event';

function open(at: string, job = aJob(), responses: Readonly<Record<string, FakeResponse>> = {}) {
  const app = openApp({
    at,
    pages: jobsPages,
    responses: {
      'GET /api/auth/session': dispatcher,
      'GET /api/jobs/job/jobs': enveloped({ items: [job], totalCount: 1 }),
      'GET /api/jobs/job/job': enveloped({ job }),
      'GET /api/jobs/job/child-jobs': enveloped({ mainjob: job, childjobs: [] }),
      'GET /api/jobs/scan-events/scan-events': enveloped({ items: [], totalCount: 0 }),
      'GET /api/jobs/look-up/scan-event-types': enveloped(['INWARD', 'DELIVERED']),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe('a page whose address names nothing', () => {
  it('can be left for another page', async () => {
    const { history } = open('/jobs/edit');
    await screen.findByRole('heading', { name: 'Page not found' });
    history.push('/jobs');
    expect(await screen.findByRole('link', { name: 'J00000001' })).toBeDefined();
  });
});

describe('the jobs list', () => {
  it('is at /jobs; each row links to its job [ui-routes-007]', async () => {
    open('/jobs');
    expect((await screen.findByRole('link', { name: 'J00000001' })).getAttribute('href')).toBe(
      `/jobs/details/${id}`,
    );
  });

  it('requests the filter of its view', async () => {
    const { server } = open('/jobs?view=unallocated');
    await screen.findByRole('link', { name: 'J00000001' });
    expect(server.to('GET /api/jobs/job/jobs').map(({ query }) => query['filter'])).toEqual([
      "isallocatedtodeliveryagent eq false and islinehaul eq false and status ne 'Delivered'",
    ]);
  });

  it('offers all jobs where a view is empty, and clears filters that match nothing', async () => {
    const { person } = open('/jobs?view=late', aJob(), {
      'GET /api/jobs/job/jobs': enveloped({ items: [], totalCount: 0 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Show all jobs' }));
    expect(await screen.findByText('Close a manifest to create jobs')).toBeDefined();
    await person.type(screen.getByRole('searchbox'), 'Perth');
    expect(await screen.findByText('No results match these filters')).toBeDefined();
  });

  it('confirms selected jobs and shows the outcome of each [ui-logistics-002]', async () => {
    const { person, server } = open('/jobs', aJob(), {
      [confirm]: json(refusal('A job needs both addresses.'), 400),
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Select J00000001' }));
    await person.click(screen.getByRole('button', { name: 'Confirm' }));
    const sheet = await screen.findByRole('dialog', { name: 'Confirm 1 job' });
    await person.click(within(sheet).getByRole('button', { name: 'Confirm' }));
    expect(await within(sheet).findByText('A job needs both addresses.')).toBeTruthy();
    expect(server.to(confirm).map(({ query }) => query)).toEqual([{ id }]);
  });
});

const allocate = 'POST /api/jobs/delivery-agent/allocate-job';
const ravi = {
  id: '0198a1b2-0000-7000-8000-00000000000d',
  userGuid: '0198a1b2-0000-7000-8000-00000000000c',
  code: 'DRV0001',
  phonenumber: null,
  name: 'Ravi Patel',
  type: 'Employee',
  email: 'ravi@drivers.example',
  address: { ...aJob().fromaddress },
  isactive: true,
  isavailableforwork: true,
  companyname: null,
  assignedJobs: [],
  lastwaypoint: null,
  currentvehicle: null,
  maindepotid: null,
  licencenumber: null,
  licenceexpiry: null,
};
const drivers = { 'GET /api/drivers/driver/drivers': enveloped({ items: [ravi], totalCount: 1 }) };

async function chooseRavi(person: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) {
  await person.type(within(dialog).getByRole('combobox', { name: 'Driver' }), 'Ravi');
  await screen.findByRole('option', { name: 'Ravi Patel', hidden: true });
  await person.keyboard('{Enter}');
  await person.click(within(dialog).getByRole('button', { name: 'Allocate' }));
}

describe('several jobs', () => {
  it('are allocated one by one if one is refused, and each shows its outcome', async () => {
    const heavy = aJob({ id: '0198a1b2-0000-7000-8000-00000000001a', jobno: 'J00000002' });
    const tooHeavy = "900 kg exceeds the vehicle's payload of 800 kg.";
    const { person, server } = open('/jobs', aJob(), {
      'GET /api/jobs/job/jobs': enveloped({ items: [aJob(), heavy], totalCount: 2 }),
      ...drivers,
      [allocate]: ({ body }: { readonly body: unknown }) =>
        JSON.stringify(body).includes(heavy.id)
          ? json(refusal(tooHeavy), 409)
          : enveloped({ allocated: 1 }),
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Select J00000001' }));
    await person.click(screen.getByRole('checkbox', { name: 'Select J00000002' }));
    await person.click(screen.getByRole('button', { name: 'Allocate' }));
    await chooseRavi(person, await screen.findByRole('dialog', { name: 'Allocate 2 jobs' }));
    const sheet = await screen.findByRole('dialog', { name: 'Allocate: 1 done · 1 failed' });
    const row = (number: string) => within(sheet).getByRole('row', { name: new RegExp(number) });
    expect(row('J00000002').textContent).toContain(tooHeavy);
    expect(row('J00000001').textContent).toContain('Ravi Patel');
    const sent = server.to(allocate).map(({ body }) => body);
    expect(sent).toMatchObject([
      { allocation: { jobIds: [id, heavy.id] } },
      { allocation: { jobIds: [id] } },
      { allocation: { jobIds: [heavy.id] } },
    ]);
  });
});

const otherId = '0198a1b2-0000-7000-8000-00000000002a';
const botany = { latitude: -33.95, longitude: 151.2 };
const nowhere = { latitude: null, longitude: null };
const placeOf = (some: object) => ({
  ...aJob({ status: 'Confirmed' }),
  suburb: 'Botany',
  drivername: null,
  deadline: null,
  ...nowhere,
  ...some,
});
const onMap = (...places: readonly object[]) => ({
  'GET /api/core/commonlookup/getmapstyle': enveloped({ url: null }),
  'GET /api/core/commonlookup/getmapplaces': enveloped({ items: [] }),
  'GET /api/jobs/job/places': enveloped({
    items: places.map(placeOf),
    totalCount: places.length,
  }),
});

describe('the map of jobs', () => {
  it('lists the jobs beside it, says what it cannot show, and opens one', async () => {
    const { person, history } = open('/jobs?layout=map', aJob(), onMap({}));
    const list = await screen.findByRole('list', { name: 'Jobs on the map' });
    expect(screen.getByText(/^1 not on the map/)).toBeDefined();
    await person.click(within(list).getByRole('button', { name: /J00000001 Botany/ }));
    expect(history.location.search).toContain(`peek=${id}`);
  });

  it('allocates what was selected on it with Shift, and in its list', async () => {
    const { person, server } = open('/jobs?layout=map', aJob(), {
      ...drivers,
      ...onMap(botany, { id: otherId, jobno: 'J00000002' }),
      [allocate]: enveloped({ allocated: 2 }),
    });
    const map = await screen.findByRole('region', { name: 'Jobs on the map' });
    const point = map.querySelector(`[data-point="${id}"]`);
    await person.keyboard('{Shift>}');
    await person.click(point ?? map);
    await person.keyboard('{/Shift}');
    await person.click(screen.getByRole('checkbox', { name: 'Select J00000002' }));
    expect(screen.getByText('2 selected')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Allocate' }));
    await chooseRavi(person, await screen.findByRole('dialog', { name: 'Allocate 2 jobs' }));
    expect(await screen.findByText('2 jobs allocated to Ravi Patel')).toBeDefined();
    expect(server.to(allocate).map(({ body }) => body)).toMatchObject([
      { allocation: { jobIds: [id, otherId] } },
    ]);
  });
});

describe('the board of jobs', () => {
  it('has a column for each status with its jobs', async () => {
    open('/jobs?layout=board', aJob({ status: 'Confirmed' }));
    const column = await screen.findByRole('region', { name: 'Confirmed' });
    expect(within(column).getByRole('link', { name: 'J00000001' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Delivered' }).textContent).toContain('0');
  });
});

describe('a job', () => {
  it('is allocated to a driver and says so [ui-logistics-003]', async () => {
    const { person, server } = open(`/jobs/details/${id}`, aJob(), {
      ...drivers,
      [allocate]: enveloped({ allocated: 1 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Allocate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Allocate 1 job' });
    await chooseRavi(person, dialog);
    expect(await screen.findByText('1 job allocated to Ravi Patel')).toBeTruthy();
    expect(server.to(allocate).map(({ body }) => body)).toMatchObject([
      { allocation: { agentId: ravi.userGuid, jobIds: [id] } },
    ]);
  });

  it('is unallocated from its driver, with or without a reason [ui-drivers-002]', async () => {
    const allocated = aJob({ isallocatedtodeliveryagent: true, status: 'Allocated' });
    const { person, server } = open(`/jobs/details/${id}`, allocated, {
      [unallocate]: enveloped(null),
    });
    await person.click(await screen.findByRole('button', { name: 'Unallocate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unallocate 1 job?' });
    await person.click(within(dialog).getByRole('button', { name: 'Unallocate' }));
    expect(await screen.findByText('1 job unallocated')).toBeTruthy();
    expect(server.to(unallocate).map(({ body }) => body)).toEqual([
      { deallocation: { jobids: [id], reason: '' } },
    ]);
  });
});

describe('scanning', () => {
  it('shows the outcome of each barcode [ui-capability-005]', async () => {
    const result = (itemid: string, outcome: 'Saved' | 'Parked', message: string) => ({
      itemid,
      outcome,
      scaneventid: null,
      jobid: null,
      jobno: null,
      picturehashes: [],
      message,
    });
    const { person, server } = open('/jobs/scan?items=ACM1001,NOSUCH', aJob(), {
      [scan]: enveloped({
        id: null,
        results: [
          result('ACM1001', 'Saved', 'Saved for J00000001.'),
          result('NOSUCH', 'Parked', 'Nobody knows this number yet.'),
        ],
      }),
    });
    const what = await screen.findByLabelText(/Scan event/);
    await screen.findByRole('option', { name: 'Received at depot' });
    await person.selectOptions(what, 'INWARD');
    await person.click(screen.getByRole('button', { name: 'Save scan' }));
    expect(await screen.findByText('1 of 2 saved')).toBeTruthy();
    expect(screen.getByText('Nobody knows this number yet.')).toBeTruthy();
    expect(server.to(scan).map(({ body }) => body)).toEqual([
      { itemids: ['ACM1001', 'NOSUCH'], scanevent: { code: 'INWARD' } },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Barcodes/).value).toBe('');
  });

  it('asks who received a delivery', async () => {
    const { person, server } = open('/jobs/scan?items=ACM1001');
    await screen.findByRole('option', { name: 'Delivered' });
    await person.selectOptions(screen.getByLabelText(/Scan event/), 'DELIVERED');
    await person.click(screen.getByRole('button', { name: 'Save scan' }));
    expect((await screen.findAllByText('Received by is required')).length).toBeGreaterThan(0);
    expect(server.to(scan)).toEqual([]);
  });
});
