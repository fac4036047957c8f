import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { jobsPages } from '../index.ts';
import { aJob } from '../jobs/testing/a-job.ts';

const id = '0198a1b2-0000-7000-8000-0000000000aa';
const [one, two] = [
  '0198a1b2-0000-7000-8000-000000000001',
  '0198a1b2-0000-7000-8000-000000000002',
] as const;
const stops = [
  aJob({ id: one, jobno: 'J00000001', multistopjobid: id }),
  aJob({ id: two, jobno: 'J00000002', multistopjobid: id }),
];

const aMultiStop = (over: Partial<MultiStopJob> = {}): MultiStopJob => ({
  id,
  multistopno: 'J00000009',
  fromAddress: stops[0]?.fromaddress ?? aJob().fromaddress,
  customerid: aJob().customerid,
  customername: 'Cedar & Co',
  reference: {},
  costcentre: {},
  driverid: null,
  drivername: null,
  linkedjobids: [one, two],
  status: 'Open',
  jobcount: 2,
  deliveredcount: 0,
  piececount: 4,
  weight: 25,
  creationtime: '2026-11-17T01:00:00.000Z',
  ...over,
});

const page = (items: readonly unknown[]) => enveloped({ items, totalCount: items.length });
const update = 'PUT /api/jobs/multi-stop/multi-stop';
const remove = 'POST /api/jobs/multi-stop/de-allocate-jobs';
const create = 'POST /api/jobs/multi-stop/multi-stop';

function open(at: string, multistop = aMultiStop(), more: Record<string, FakeResponse> = {}) {
  const permissions = ['Job.View', 'Job.Edit', 'Job.Allocate'] as const;
  const app = openApp({
    at,
    pages: jobsPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: [...permissions] }),
      'GET /api/jobs/multi-stop/multi-stops': page([multistop]),
      'GET /api/jobs/multi-stop/multi-stop': enveloped({ multistop }),
      'GET /api/jobs/multi-stop/allocated-jobs': page(stops),
      'GET /api/jobs/job/jobs': page(
        stops.map((job) => ({ ...job, multistopjobid: null, multistopno: null })),
      ),
      ...more,
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe('a multi-stop', () => {
  it('is reordered stop by stop, and a job is taken out [ui-logistics-005]', async () => {
    const { person, server } = open(`/jobs/multi-stop/${id}`, aMultiStop(), {
      [update]: enveloped({ id }),
      [remove]: enveloped(null),
    });
    await person.click(await screen.findByRole('button', { name: 'Move J00000001 down' }));
    await person.click(await screen.findByRole('button', { name: 'Remove J00000002' }));
    expect(server.to(update).map(({ body }) => body)).toMatchObject([
      { multistop: { id, driverid: null, linkedjobids: [two, one] } },
    ]);
    expect(server.to(remove).map(({ body }) => body)).toEqual([
      { deallocatejob: { multistopjobid: id, linkedjobids: [two] } },
    ]);
  });

  it('that is completed offers no change, and says why', async () => {
    open(`/jobs/multi-stop/${id}`, aMultiStop({ status: 'Completed' }));
    await screen.findByRole('link', { name: 'J00000001' });
    expect(screen.queryByRole('button', { name: 'Move J00000001 down' })).toBeNull();
    const allocate = screen.getByRole('button', { name: 'Allocate' });
    expect(allocate.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('chosen jobs', () => {
  it('become a multi-stop of their customer [ui-logistics-005]', async () => {
    const { person, server } = open('/jobs', aMultiStop(), {
      [create]: enveloped({ id, multistopno: 'J00000009' }),
      'GET /api/jobs/job/job': enveloped({ job: stops[0] }),
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Select J00000001' }));
    await person.click(screen.getByRole('checkbox', { name: 'Select J00000002' }));
    const bar = screen.getByRole('region', { name: /selected/i });
    await person.click(within(bar).getByRole('button', { name: 'Multi-stop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add 2 jobs to a multi-stop' });
    await person.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('2 jobs added to a multi-stop')).toBeTruthy();
    expect(server.to(create).map(({ body }) => body)).toMatchObject([
      { multistop: { customerid: aJob().customerid, linkedjobids: [one, two] } },
    ]);
  });
});
