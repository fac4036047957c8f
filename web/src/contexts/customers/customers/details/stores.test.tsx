import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { page } from '#shell/page.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { Stores } from '../../stores/Stores.tsx';

const save = 'PUT /api/customer/customersettings/updateECommerceStoreSettings';

it('a shop is added with its key and its parameters, one per line', async () => {
  const { server } = openApp({
    at: '/shops',
    pages: [
      page({
        path: '/shops',
        title: 'Shops',
        access: 'signedIn',
        load: async () => () => <Stores customerId={7} />,
      }),
    ],
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Customer.Company'] }),
      'GET /api/customer/customersettings/getecommercestoresettings': enveloped({ items: [] }),
      [save]: enveloped({ id: 9 }),
    },
  });
  const person = userEvent.setup();
  const [add] = await screen.findAllByRole('button', { name: /Add shop/ });
  if (add !== undefined) await person.click(add);
  await person.click(await screen.findByRole('button', { name: 'Save shop' }));
  expect((await screen.findAllByText('Please enter the key')).length).toBeGreaterThan(0);
  await person.type(screen.getByLabelText('Key'), 'cedar.example');
  const params = screen.getByLabelText(/^Parameters/);
  await person.type(params, 'delay: 3');
  await person.click(screen.getByRole('button', { name: 'Save shop' }));
  const message = await screen.findAllByText('Each line needs a name, = and a value');
  expect(message.length).toBeGreaterThan(0);
  await person.clear(params);
  await person.type(params, 'delay = 3{Enter}token=a=b{Enter}');
  await person.click(screen.getByRole('button', { name: 'Save shop' }));
  await expect
    .poll(() => server.to(save)[0]?.body)
    .toEqual({
      customerId: 7,
      ecommerceSettings: {
        storeType: 'Shopify',
        cartName: '',
        storeKey: 'cedar.example',
        isActive: true,
        storeParams: { delay: '3', token: 'a=b' },
      },
    });
});
