import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { customerPages } from '../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import './CustomersPage.tsx';
import './NewCustomerPage.tsx';

const none = enveloped({ items: [], totalCount: 0 });
const permissions = ['Customer.View', 'Customer.Create', 'Customer.Edit', 'Customer.Company'];
const save = 'POST /api/customer/customer/createorupdatecustomer';

const open = (at: string, responses: Readonly<Record<string, object>> = {}) => {
  const app = openApp({
    at,
    pages: customerPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions }),
      'GET /api/customer/customer/getCustomers': none,
      'GET /api/customer/customer/getSimilarCustomers': enveloped({ items: [] }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
};

describe('the list of customers', () => {
  it('shows how to start when there are no customers [ui-routes-012]', async () => {
    open('/customers');
    expect(await screen.findByText('Add your first customer')).toBeDefined();
  });

  it('keeps its filters in the address', async () => {
    const { server } = open('/customers?view=onHold&q=ce%20dar');
    const list = 'GET /api/customer/customer/getCustomers';
    await waitFor(() => expect(server.to(list)).toHaveLength(1));
    expect(server.to(list)[0]?.query['filter']).toContain("contains(companyName,'ce dar')");
    expect(server.to(list)[0]?.query['filter']).toContain(
      "(accountStatus in ('OnHold','Suspended'))",
    );
  });
});

describe('a new customer', () => {
  it('has its business number validated before anything is sent', async () => {
    const { person, server } = open('/customers/new');
    await person.type(await screen.findByLabelText(/^ABN/), '51824753557');
    await person.click(screen.getByRole('button', { name: /Add customer/ }));
    expect(
      (await screen.findAllByText('This is not an ABN: 11 digits with check digits')).length,
    ).toBeGreaterThan(0);
    expect(server.to(save)).toEqual([]);
  });

  it('shows possible duplicates while typing', async () => {
    const cedar = { id: 1, code: 'CUS00001', name: 'Cedar & Co', accountStatus: 'Active' };
    const { person } = open('/customers/new', {
      'GET /api/customer/customer/getSimilarCustomers': enveloped({
        items: [{ ...cedar, reasons: ['SameEmail', 'SameTelephone'] }],
      }),
    });
    await person.type(await screen.findByLabelText(/^Company name/), 'Cedar');
    const link = await screen.findByRole('link', { name: 'Cedar & Co (CUS00001)' });
    expect(link.closest('li')?.textContent).toBe(
      'Cedar & Co (CUS00001): same e-mail address, same telephone number',
    );
  });

  it('starts in Australia and shows errors at their fields [ui-forms-018]', async () => {
    const message = 'Another customer already has this code.';
    const { person, server } = open('/customers/new', {
      [save]: () => json(refusal(message, 1002, [{ message, members: ['customer.code'] }]), 409),
    });
    await person.type(await screen.findByLabelText(/^Company name/), 'Quill & Sons');
    await person.type(screen.getByLabelText(/^Code/), 'CUS00001');
    await person.click(screen.getByRole('button', { name: /Add customer/ }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(server.to(save)[0]?.body).toMatchObject({
      customer: { companyName: 'Quill & Sons', address: { countryCode: 'AU' } },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe('Quill & Sons');
  });
});
