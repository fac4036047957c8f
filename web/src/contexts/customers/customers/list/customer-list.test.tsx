import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { customerPages } from '../../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import '../CustomersPage.tsx';

const list = 'GET /api/customer/customer/getCustomers';
const update = 'PUT /api/customer/customer/updateCustomers';
const mail = 'POST /api/finance/Customer/MailFinanceStatements';

const customer = (id: number, companyName: string, over: object = {}) => ({
  id,
  customerGuid: `0198a1b2-0000-4000-8000-00000000000${id}`,
  code: `CUS0000${id}`,
  type: 'Account',
  businessType: 'Company',
  isBusiness: true,
  isActive: true,
  accountStatus: 'Active',
  customerName: null,
  companyName,
  contactName: null,
  accountName: null,
  email: null,
  contact: null,
  address: {
    addressLine1: null,
    addressLine2: null,
    addressLine3: null,
    countryCode: 'AU',
    suburb: 'Mascot',
    postCode: '2020',
    stateCode: 'NSW',
  },
  dateOfRegistration: '2026-01-01T00:00:00.000Z',
  creationTime: '2026-01-01T00:00:00.000Z',
  canSendDG: false,
  creditLimit: 1000,
  creditExposure: 0,
  outstandingAmount: null,
  expectedNoOfBookings: null,
  expectedNoOfBookingsDuration: null,
  expectedRevenue: null,
  expectedRevenueDuration: null,
  paymentTerms: 14,
  accountManager: null,
  lastBookingDate: null,
  customFields: {},
  ...over,
});
const items = [
  customer(1, 'Cedar & Co', { creditExposure: 1250, outstandingAmount: 320.5 }),
  customer(2, 'Harbour', { creditExposure: 250, outstandingAmount: 0 }),
  customer(3, 'Unlimited', { creditLimit: null, creditExposure: 40, outstandingAmount: 40 }),
];

function open(permissions: readonly string[], at = '/customers', responses: object = {}) {
  const app = openApp({
    at,
    pages: customerPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: [...permissions] }),
      [list]: enveloped({ items, totalCount: 3 }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('tr') ?? document.body);
};

describe('the figures in the customer list', () => {
  it('show used credit, the excess over the limit, and the amount owed', async () => {
    open(['Customer.View', 'Finance.View']);
    const cedar = await rowOf('Cedar & Co');
    expect(cedar.getByText('Over by $250.00')).toBeDefined();
    expect(cedar.getByText('$320.50')).toBeDefined();
    const harbour = await rowOf('Harbour');
    expect(harbour.getByText('$250.00 of $1,000.00')).toBeDefined();
    expect(harbour.getByRole('meter', { name: 'Credit used' })).toBeDefined();
    expect((await rowOf('Unlimited')).queryByRole('meter')).toBeNull();
  });

  it('omit the amount owed without Finance.View', async () => {
    open(['Customer.View']);
    await rowOf('Harbour');
    expect(screen.queryByRole('columnheader', { name: /Outstanding/ })).toBeNull();
  });

  it('can be filtered to customers over the limit', async () => {
    const { server } = open(['Customer.View'], '/customers?view=overLimit');
    await waitFor(() => expect(server.to(list)[0]?.query['filter']).toBe('isOverLimit eq true'));
  });
});

describe('selected customers', () => {
  const choose = async (person: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
    for (const name of names) {
      await person.click((await rowOf(name)).getByRole('checkbox'));
    }
  };

  it('are put on hold with a reason, with each outcome shown and failed ones retried', async () => {
    const results = [
      { customerId: 1, status: 'Success', value: null, message: null },
      { customerId: 2, status: 'Failed', value: null, message: 'We could not find this customer.' },
    ];
    const { person, server } = open(['Customer.View', 'Customer.Edit'], '/customers', {
      [update]: enveloped({ results }),
    });
    await choose(person, 'Cedar & Co', 'Harbour');
    expect(screen.queryByRole('button', { name: 'Send statements' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Put on hold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put 2 customers on hold?' }));
    await person.type(dialog.getByLabelText(/^Reason/), 'Overdue');
    await person.click(dialog.getByRole('button', { name: /^Put on hold/ }));
    const result = within(await screen.findByRole('dialog', { name: /1 done · 1 failed/ }));
    expect(result.getByText('We could not find this customer.')).toBeDefined();
    await person.click(result.getByRole('button', { name: 'Retry 1' }));
    await waitFor(() => expect(server.to(update)).toHaveLength(2));
    expect(server.to(update).map(({ body }) => body)).toEqual([
      { customerIds: [1, 2], accountStatus: 'OnHold', reason: 'Overdue' },
      { customerIds: [2], accountStatus: 'OnHold', reason: 'Overdue' },
    ]);
  });

  it('can be sent statements by finance without the right to edit them', async () => {
    const { person, server } = open(
      ['Customer.View', 'Finance.View', 'Finance.Create'],
      '/customers',
      {
        [mail]: enveloped({
          results: [{ customerId: 1, status: 'Success', value: 'a@cedar.example', message: null }],
        }),
      },
    );
    await choose(person, 'Cedar & Co');
    expect(screen.queryByRole('button', { name: 'Put on hold' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Send statements' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 1 statement?' }));
    await person.click(dialog.getByRole('button', { name: 'Send statements' }));
    expect(await screen.findByText('a@cedar.example')).toBeDefined();
    expect(server.to(mail)[0]?.body).toEqual({ customerIds: [1] });
  });
});
