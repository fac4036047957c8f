import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DutyDriver } from '@waybill/contract/jobs/board/duty';
import { describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { fleetPages } from '../index.ts';

const id = (last: number) => `0198a1b2-0000-7000-8000-0000000000${last}`;
const now = new Date().toISOString();
const place = {
  name: 'Bakery',
  suburb: 'Newtown',
  postcode: '2042',
  latitude: -33.9,
  longitude: 151,
};
const stop = (late: number) => ({
  jobid: id(31),
  jobno: 'J00000031',
  kind: 'Delivery' as const,
  place,
  expected: '2026-11-18T03:05:00Z',
  late,
});
const driver = (n: number, name: string, some: Partial<DutyDriver> = {}): DutyDriver => ({
  driverid: id(n),
  name,
  registrationnumber: `AC ${n} TR`,
  position: { ...position(n), speed: 0 },
  jobs: 1,
  nextstop: null,
  ...some,
});
function position(n: number) {
  return { id: id(n), latitude: -33.8, longitude: 151.2, speed: 12, heading: 90, time: now };
}

/** The stream ends after its messages; the page opens it again, and reads the same. */
const streamOf = (message: object) => () =>
  new Response(`data: ${JSON.stringify(message)}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });

function open(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const person = userEvent.setup();
  openApp({
    at: '/drivers?layout=map',
    pages: fleetPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Driver.View'] }),
      'GET /api/core/commonlookup/getmapstyle': enveloped({ url: null }),
      'GET /api/core/commonlookup/getmapplaces': enveloped({ items: [] }),
      'GET /api/jobs/board/drivers-on-duty': enveloped({
        items: [
          driver(11, 'Ravi Patel'),
          driver(12, 'Zoe Ng', { nextstop: stop(12) }),
          driver(13, 'Omar Aziz', { position: null }),
        ],
      }),
      'GET /api/jobs/board/driver-stops': enveloped({ items: [stop(12)] }),
      ...responses,
    },
  });
  return person;
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Drivers on duty' });
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('the map of drivers on duty', () => {
  it('lists them beside it, those who need attention first', async () => {
    open();
    expect(await rows()).toEqual([
      expect.stringMatching(/^Zoe NgLate2:05\sPM Newtown · 12 min lateAC 12 TR · 1 job$/),
      'Omar AzizNo positionNo stops leftAC 13 TR · 1 job',
      'Ravi PatelStationaryNo stops leftAC 11 TR · 1 job',
    ]);
    expect(screen.getByText('1 not on the map: no position is known.')).toBeDefined();
    expect(await screen.findByRole('region', { name: 'Drivers on duty' })).toBeDefined();
  });

  it('follows the stream of positions', async () => {
    open({
      'GET /api/live/positions': streamOf({
        complete: true,
        items: [position(11), position(13)],
        gone: [],
      }),
    });
    await waitFor(async () =>
      expect((await rows()).map((text) => /Moving|Late|No position/.exec(text ?? '')?.[0])).toEqual(
        ['Late', 'Moving', 'Moving'],
      ),
    );
  });

  it('shows the run of the driver who is chosen, and narrows the list', async () => {
    const person = open();
    await person.click(await screen.findByRole('button', { name: /Zoe Ng/ }));
    const run = await screen.findByRole('list', { name: 'Current run' });
    expect(run.textContent).toContain('2:05');
    expect(within(run).getByRole('link', { name: 'J00000031' }).getAttribute('href')).toBe(
      `/jobs/details/${id(31)}`,
    );
    await person.type(screen.getByRole('searchbox'), 'ac 11');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('says who is shown where nobody is on duty', async () => {
    open({ 'GET /api/jobs/board/drivers-on-duty': enveloped({ items: [] }) });
    expect(await screen.findByText('No driver is on duty')).toBeDefined();
  });
});
