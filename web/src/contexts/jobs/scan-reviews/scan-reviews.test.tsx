import type { ScanReview } from '@waybill/contract/jobs/scan-reviews/shapes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { jobsPages } from '../index.ts';

const list = 'GET /api/jobs/scan-review/scan-reviews';
const decide = 'PUT /api/jobs/scan-review/decision';
const jobId = '0198a1b2-0000-7000-8000-00000000000a';
const id = '0198a1b2-0000-7000-8000-0000000000f1';

const review = (some: Partial<ScanReview> = {}): ScanReview => ({
  id: id as ScanReview['id'],
  kind: 'IncompleteProof',
  code: 'DELIVERED',
  itemid: 'J00000001',
  job: { id: jobId, jobno: 'J00000001', drivername: 'Ravi Patel' },
  creatorname: 'Ravi Patel',
  lacks: ['Pin', 'Photo'],
  refusal: null,
  details: { signedBy: 'Ana Reyes', pin: '1234' },
  images: [],
  scannedeventdatetime: '2026-11-18T01:00:00.000Z',
  creationtime: '2026-11-18T02:00:00.000Z',
  decision: null,
  decidedbyname: null,
  decisiontime: null,
  note: null,
  ...some,
});
const items = (...found: readonly ScanReview[]) =>
  enveloped({ items: found, totalCount: found.length });

function open(responses: Readonly<Record<string, FakeResponse>>, at = '/jobs/scan-reviews') {
  const session = sessionOf({ permissions: ['Job.View', 'Job.Edit'] });
  const app = openApp({
    at,
    pages: jobsPages,
    responses: { 'GET /api/auth/session': session, ...responses },
  });
  return { ...app, person: userEvent.setup() };
}

describe('scans to review', () => {
  it('say that they are being loaded', async () => {
    const { container } = open({ [list]: () => new Promise(() => undefined) });
    await screen.findByRole('heading', { name: 'Scans to review' });
    expect(container.querySelector('[aria-busy="true"]')?.textContent).toContain('Loading');
  });

  it('say that there is nothing to decide, or nothing decided yet', async () => {
    const { person } = open({ [list]: items() });
    expect(await screen.findByText('Nothing to decide')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Decided' }));
    expect(await screen.findByText('Nothing decided yet')).toBeTruthy();
  });

  it('show the error of the server, and load again', async () => {
    const { person, server } = open({ [list]: () => json(refusal('The server is tired.'), 400) });
    await screen.findByText(/The server is tired/);
    server.respond(list, items(review()));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Incomplete proof')).toBeTruthy();
  });

  it('name the missing permission', async () => {
    open({ [list]: () => json(refusal('Required permissions are not granted.', 1005), 403) });
    expect(await screen.findByText(/requires the Job\.Edit permission/)).toBeTruthy();
  });

  it('are listed with what is missing, and asked for by their view', async () => {
    const { server } = open({ [list]: items(review()) });
    const row = (await screen.findByText('Incomplete proof')).closest('tr');
    expect(row?.textContent).toContain('Number sent to the recipient, Photo');
    expect(server.to(list).map(({ query }) => query['decided'])).toEqual(['false']);
  });
});

describe('the decision about a scan', () => {
  it('opens by its address, and a rejection needs a reason', async () => {
    const { person, server } = open({ [list]: items(review()) }, `/jobs/scan-reviews?id=${id}`);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Ana Reyes');
    server.respond(decide, enveloped(null));
    await person.selectOptions(within(dialog).getByLabelText('Decision'), 'Reject it');
    await person.click(within(dialog).getByRole('button', { name: 'Save decision' }));
    expect((await within(dialog).findByText('Enter a reason')).textContent).toBeTruthy();
    expect(server.to(decide)).toEqual([]);
    await person.type(within(dialog).getByLabelText('Note'), 'No number');
    server.respond(list, items());
    await person.click(within(dialog).getByRole('button', { name: 'Save decision' }));
    expect(await screen.findByText('Nothing to decide')).toBeTruthy();
    expect(server.to(decide).map(({ body }) => body)).toEqual([
      { id, decision: 'Rejected', note: 'No number' },
    ]);
  });

  it('records a parked scan for the number that was meant', async () => {
    const parked = review({ kind: 'Parked', code: 'ONBOARD', itemid: 'J1', job: null, lacks: [] });
    const { person, server } = open(
      { [list]: items(parked), [decide]: enveloped(null) },
      `/jobs/scan-reviews?id=${id}`,
    );
    const dialog = await screen.findByRole('dialog');
    await person.selectOptions(within(dialog).getByLabelText('Decision'), 'Record it for the job');
    await person.type(within(dialog).getByLabelText('Number of the job'), 'J00000007');
    await person.click(within(dialog).getByRole('button', { name: 'Save decision' }));
    await screen.findByText('Decision saved');
    expect(server.to(decide).map(({ body }) => body)).toEqual([
      { id, decision: 'Recorded', note: '', itemid: 'J00000007' },
    ]);
  });

  it('that a colleague has made first is said in the form', async () => {
    const late = 'Dispatch has already decided about this scan.';
    const { person } = open(
      { [list]: items(review()), [decide]: () => json(refusal(late), 409) },
      `/jobs/scan-reviews?id=${id}`,
    );
    const dialog = await screen.findByRole('dialog');
    await person.selectOptions(
      within(dialog).getByLabelText('Decision'),
      'Accept the proof as it is',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Save decision' }));
    expect(await within(dialog).findByText(late)).toBeTruthy();
  });
});
