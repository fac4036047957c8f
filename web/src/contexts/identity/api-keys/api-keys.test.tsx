import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { ApiKeys } from './ApiKeys.tsx';

const page = {
  ...plainPage('/keys', 'Keys'),
  load: async () => () => <ApiKeys userId={7} />,
};
const key = {
  id: 3,
  apiKey: 'aB3dE6…',
  name: 'Online shop',
  creationTime: '2026-11-17T22:30:00.000Z',
  lastUsedTime: null,
};

it('a key is named and shown once, and deleted after confirmation', async () => {
  const person = userEvent.setup();
  const { server } = openApp({
    at: '/keys',
    pages: [page],
    responses: {
      'GET /api/auth/session': sessionOf(),
      'GET /api/core/user/GetAPIKeys': enveloped({ items: [key] }),
      'POST /api/core/user/CreateAPIKey': enveloped({ id: 4, apiKey: 'k'.repeat(40) }),
      'DELETE /api/core/user/DeleteAPIKey': enveloped(null),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Create API key' }));
  const naming = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await person.type(naming.getByRole('textbox', { name: 'Name' }), 'Scales');
  await person.click(naming.getByRole('button', { name: 'Create API key' }));
  const result = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
  expect(result.getByText('k'.repeat(40))).toBeDefined();
  await person.click(result.getByRole('button', { name: "I've copied it" }));
  expect(screen.queryByText('k'.repeat(40))).toBeNull();
  expect(server.to('POST /api/core/user/CreateAPIKey')[0]?.body).toEqual({
    userId: 7,
    name: 'Scales',
  });
  expect(screen.getByText('Online shop')).toBeDefined();
  expect(screen.getByText(/never used/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const query = within(await screen.findByRole('alertdialog'));
  await person.click(query.getByRole('button', { name: 'Delete key' }));
  await screen.findByText('Key deleted');
  expect(server.to('DELETE /api/core/user/DeleteAPIKey')).toHaveLength(1);
});
