import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { page } from '#shell/page.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { References } from '../../references/References.tsx';

const save = 'POST /api/customer/customerreferences/createorupdatereference';
const permissions = ['Customer.View', 'Customer.Company'];

it('a reference needs a name of at least one character [ui-forms-012]', async () => {
  const { server } = openApp({
    at: '/references',
    pages: [
      page({
        path: '/references',
        title: 'References',
        access: 'signedIn',
        load: async () => () => <References customerId={1} />,
      }),
    ],
    responses: {
      'GET /api/auth/session': sessionOf({ permissions }),
      'GET /api/customer/customerreferences/getreferences': enveloped({ items: [], totalCount: 0 }),
      [save]: enveloped({ id: 7 }),
    },
  });
  const person = userEvent.setup();
  const [add] = await screen.findAllByRole('button', { name: /Add reference/ });
  if (add !== undefined) await person.click(add);
  await person.click(await screen.findByRole('button', { name: 'Save reference' }));
  expect((await screen.findAllByText('Please enter a name')).length).toBeGreaterThan(0);
  expect(server.to(save)).toEqual([]);
  await person.type(screen.getByLabelText('Name'), 'P');
  await person.click(screen.getByRole('button', { name: 'Save reference' }));
  await expect.poll(() => server.to(save)[0]?.body).toMatchObject({ reference: { name: 'P' } });
});
