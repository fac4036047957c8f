import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { page } from '#shell/page.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { Addresses } from '../../address-book/Addresses.tsx';

const take = 'POST /api/customer/customerfrequentaddress/importfrequentaddresses';
const fileName = '0198a1b2-0000-4000-8000-000000000001';

type Query = { readonly dryRun?: boolean; readonly columns?: Record<string, string> };

/** Fakes a file of three rows whose postcode column has an unusual head. */
function result({ dryRun, columns = { addressLine1: 'Street', suburb: 'City' } }: Query) {
  const missing = columns['postCode'] ? [] : ['postCode'];
  const error = {
    index: 2,
    code: 'B',
    messages: ['Please enter the street'],
    details: 'Line 3',
    validationErrors: [],
  };
  const found = missing.length === 0;
  return enveloped({
    total: 3,
    inserted: found ? 1 : 0,
    updated: found ? 1 : 0,
    errors: found ? [error] : [],
    returned: found ? [{ Street: '', City: 'e', PLZ: 'f' }] : [],
    heads: ['Street', 'City', 'PLZ'],
    columns,
    missing,
    sample: [{ addressLine1: '1 Long Road', suburb: 'Richmond' }],
    dryRun,
  });
}

describe('importing addresses', () => {
  it('previews, maps columns, imports, and returns invalid rows', async () => {
    const person = userEvent.setup();
    const { server } = openApp({
      at: '/addresses',
      pages: [
        page({
          path: '/addresses',
          title: 'Addresses',
          access: 'signedIn',
          load: async () => () => <Addresses customerId={7} />,
        }),
      ],
      responses: {
        'GET /api/auth/session': sessionOf({
          permissions: ['Customer.View', 'Customer.Addresses'],
        }),
        'GET /api/customer/customerfrequentaddress/getfrequentaddresses': enveloped({
          items: [],
          totalCount: 0,
        }),
        'POST /api/core/file/uploadasset': enveloped({ fileName }),
        [take]: ({ body }: { body: unknown }) => result(body as Query),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import addresses' }));
    const file = new File(['Street,City,PLZ\r\na,b,c\r\n,e,f\r\ng,h,i'], 'list.csv');
    await person.upload(dialog.getByLabelText(/CSV or Excel file/), file);
    expect(await dialog.findByText('3 rows. Some columns have not been matched.')).toBeDefined();
    await person.selectOptions(dialog.getByLabelText(/^Postcode/), 'PLZ');
    expect(
      await dialog.findByText(/1 to add, 1 to update, 1 rejected\. Not saved yet\./),
    ).toBeDefined();
    expect(dialog.getByText(/Line 3 · B: Please enter the street/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Import 2 addresses' }));
    expect(await dialog.findByRole('button', { name: /Download rejected rows/ })).toBeDefined();
    await waitFor(() => expect(server.to(take)).toHaveLength(3));
    expect(server.to(take).at(-1)?.body).toMatchObject({
      customerId: 7,
      fileId: fileName,
      columns: { addressLine1: 'Street', suburb: 'City', postCode: 'PLZ' },
    });
  });
});
