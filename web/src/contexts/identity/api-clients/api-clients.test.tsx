import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from '../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import './ApiClientsPage.tsx';

const scales = {
  id: 'client-1',
  name: 'Depot scales',
  permissions: ['Booking.View'],
  creationTime: '2026-11-18T00:00:00.000Z',
};
const add = 'POST /api/core/client/CreateAPIClient';

it('adds an API client and shows its secret once', async () => {
  const person = userEvent.setup();
  const { server } = openApp({
    at: '/settings/api',
    pages: identityPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Administration.Settings'] }),
      'GET /api/core/client/GetAPIClients': enveloped({ items: [scales] }),
      'GET /api/core/permission/getallpermissions': enveloped({ items: [] }),
      [add]: enveloped({ id: 'client-2', secret: 'open-sesame' }),
    },
  });
  expect(await screen.findByText('Depot scales')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Add system' }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.type(drawer.getByLabelText('Name'), 'Web shop');
  await person.click(drawer.getByRole('button', { name: 'Add system' }));
  expect(await screen.findByText('open-sesame')).toBeDefined();
  expect(server.to(add).map(({ body }) => body)).toEqual([
    { client: { name: 'Web shop', permissions: [] } },
  ]);
  await person.click(screen.getByRole('button', { name: "I've saved it" }));
  await waitFor(() => expect(screen.queryByText('open-sesame')).toBeNull());
});
