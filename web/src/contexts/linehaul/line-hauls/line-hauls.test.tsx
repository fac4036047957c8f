import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { linehaulPages } from '../index.ts';

const id = '0198a1b2-0000-7000-8000-00000000000a';

it.each([
  ['list', '/linehauls', '/api/jobs/linehaul/line-hauls', { items: [{ id: 1 }], totalCount: 1 }],
  ['one', `/linehauls/${id}`, '/api/jobs/linehaul/line-haul', { linehaul: { id: 1 } }],
])('logs a response about line hauls of another shape: %s [val-044] [err-023]', async (...row) => {
  const [, at, path, result] = row;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openApp({
    at,
    pages: linehaulPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Job.View', 'Job.Linehaul'] }),
      [`GET ${path}`]: enveloped(result),
    },
  });
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeDefined();
  expect(log.mock.calls.flat().some((text) => String(text).includes(path))).toBe(true);
  log.mockRestore();
});

it('shows the board of all open line hauls where the address names no known status', async () => {
  const path = 'GET /api/jobs/linehaul/line-hauls';
  const { server } = openApp({
    at: '/linehauls?layout=board&status=Lost',
    pages: linehaulPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Job.View', 'Job.Linehaul'] }),
      [path]: enveloped({ items: [], totalCount: 0 }),
    },
  });
  expect(await screen.findByRole('region', { name: 'Planned' })).toBeDefined();
  expect(server.to(path).map(({ query }) => query['filter'])).toEqual([
    "status in ('Planned','Loading','Departed','Arrived','Unloading')",
  ]);
});
