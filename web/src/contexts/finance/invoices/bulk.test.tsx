import { anInvoice, aPayment } from '@waybill/contract/finance/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse, type SeenRequest } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { pagesLoaded } from '#shell/testing/pages-loaded.ts';
import { sessionOf } from '#shell/testing/people.ts';
import { financePages } from '../index.ts';

const send = 'POST /api/finance/invoice/sendinvoices';
const takeBack = 'POST /api/finance/invoice/voidinvoices';
const pay = 'POST /api/finance/payment/createpayment';
const overview = 'GET /api/finance/invoice/getbillingoverview';

const lena = sessionOf({
  permissions: ['Finance.View', 'Finance.Create', 'Finance.Delete', 'Finance.Payment'],
});
const oto = sessionOf({ customer: { id: 7 }, permissions: ['Finance.View'] });

const first = anInvoice();
const second = anInvoice({ id: 2, invoiceNumber: 'INV000002', outstandingAmount: 44, amount: 44 });
const paid = anInvoice({
  id: 3,
  invoiceNumber: 'INV000003',
  status: 'Paid',
  outstandingAmount: 0,
});
const others = anInvoice({ id: 4, invoiceNumber: 'INV000004', customerId: 8 });
const all = [first, second, paid, others];
const pageOf = (...items: readonly unknown[]) => enveloped({ items, totalCount: items.length });
const nothingRuns = {
  notInvoiced: { bookings: 0, amount: 0, oldest: null },
  lastRun: null,
  taxTerms: { gstPercent: '10', gstRule: 'TotalInvoice' },
  billingRunId: null,
  failedRun: null,
};

function open(at: string, responses: Readonly<Record<string, FakeResponse>> = {}, who = lena) {
  const app = openApp({
    at,
    pages: financePages,
    responses: {
      'GET /api/auth/session': who,
      'GET /api/finance/invoice/getinvoices': pageOf(...all),
      'GET /api/customer/customer/getCustomers': pageOf(),
      'GET /api/finance/payment/getpayments': pageOf(aPayment()),
      'GET /api/finance/Payment/GetRemittanceAdvices': pageOf(),
      [overview]: enveloped(nothingRuns),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}
const choose = async (person: ReturnType<typeof userEvent.setup>, ...numbers: string[]) => {
  for (const number of numbers) {
    await person.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
  }
  await screen.findByText(/ selected$/);
};

pagesLoaded(financePages);

describe('selected invoices', () => {
  it('are sent after confirmation, with each outcome shown, failed ones first', async () => {
    const { person, server } = open('/finance/invoices', {
      [send]: enveloped({
        results: [
          { invoiceId: 1, status: 'Success', value: 'accounts@cedar.example', message: null },
          {
            invoiceId: 3,
            status: 'Failed',
            value: null,
            message: 'We could not find this invoice.',
          },
        ],
      }),
    });
    await choose(person, 'INV000001', 'INV000003');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Send 2 invoices?' });
    expect(server.to(send)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Send' }));
    const result = await screen.findByRole('dialog', { name: 'Send invoices: 1 done · 1 failed' });
    const rows = within(result).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'INV000003FailedWe could not find this invoice.',
      'INV000001Doneaccounts@cedar.example',
    ]);
    expect(server.to(send).map(({ body }) => body)).toEqual([{ invoiceIds: [1, 3] }]);
  });

  it('are voided with one reason, and not without', async () => {
    const { person, server } = open('/finance/invoices', {
      [takeBack]: enveloped({
        results: [{ invoiceId: 1, status: 'Success', value: null, message: null }],
      }),
    });
    await choose(person, 'INV000003');
    const button = () => screen.getByRole('button', { name: 'Void invoices' });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await choose(person, 'INV000001');
    await person.click(button());
    const dialog = screen.getByRole('dialog', { name: 'Void 2 invoices?' });
    await person.click(within(dialog).getByRole('button', { name: 'Void invoices' }));
    expect(server.to(takeBack)).toEqual([]);
    await person.type(within(dialog).getByLabelText(/Reason/), 'Wrong month');
    await person.click(within(dialog).getByRole('button', { name: 'Void invoices' }));
    await screen.findByRole('dialog', { name: 'Void invoices: 1 done' });
    expect(server.to(takeBack).map(({ body }) => body)).toEqual([
      { invoiceIds: [3, 1], note: 'Wrong month' },
    ]);
  });

  it('are paid with one payment when they belong to one customer', async () => {
    const { person, server } = open('/finance/invoices', {
      [pay]: enveloped({ id: 9, paymentReferenceNumber: 'PAY000009', unallocatedAmount: 0 }),
    });
    await choose(person, 'INV000001', 'INV000004');
    const button = () => screen.getByRole('button', { name: 'Record payment' });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await choose(person, 'INV000004', 'INV000002', 'INV000003');
    await person.click(button());
    expect(
      await screen.findByText(/Left out because this payment can't pay them: .+/),
    ).toBeTruthy();
    await screen.findByLabelText('Payment for INV000002');
    const record = await screen.findByRole('button', { name: 'Record payment' });
    await person.click(record);
    expect(await screen.findByText('Payment recorded')).toBeTruthy();
    expect(server.to(pay).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        customerId: 7,
        paidAmount: 154,
        allocatedInvoicePayments: [
          { invoiceId: 1, paidAmount: 110 },
          { invoiceId: 2, paidAmount: 44 },
        ],
      }),
    ]);
  });

  it('can be extended to the whole list once a page is selected', async () => {
    const list = 'GET /api/finance/invoice/getinvoices';
    const { person, server } = open('/finance/invoices?take=2&view=unpaid', {
      [list]: ({ query }: SeenRequest) =>
        enveloped({
          items: query['maxResultCount'] === '1000' ? all : [first, second],
          totalCount: 4,
        }),
      [send]: enveloped({ results: [] }),
    });
    await choose(person, 'INV000001');
    expect(screen.queryByRole('button', { name: /^Select all 4/ })).toBeNull();
    await choose(person, 'INV000002');
    await person.click(screen.getByRole('button', { name: /^Select all 4/ }));
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Send 4 invoices?' });
    await person.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.to(send).map(({ body }) => body)).toEqual([{ invoiceIds: [1, 2, 3, 4] }]),
    );
    const query = server.to(list).find(({ query }) => query['maxResultCount'] === '1000');
    expect(query?.query['filter']).toContain("'Overdue'");
  });

  it('can only be printed by a customer', async () => {
    const { person } = open('/finance/invoices', {}, oto);
    await choose(person, 'INV000001');
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    const offered = ['Send', 'Record payment', 'Void invoices'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    expect(offered).toEqual([]);
  });
});

describe('the invoices list', () => {
  it('shows when each was last sent, and to whom', async () => {
    const entry = first.invoiceHistory[0];
    const sent = anInvoice({
      invoiceHistory: entry
        ? [
            entry,
            {
              ...entry,
              action: 'Sent',
              note: 'accounts@cedar.example',
              creationTime: '2026-11-18T01:00:00.000Z',
            },
          ]
        : [],
    });
    open('/finance/invoices', { 'GET /api/finance/invoice/getinvoices': pageOf(sent) });
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(await within(table).findByText('11/18/2026')).toBeTruthy();
  });

  it('shows a running billing run, or the last one if it issued nothing', async () => {
    const run = {
      id: 'b0a7e6d2-6f3c-4d0a-9a53-0c7f5f7d2f10',
      status: 'Running',
      invoiceDate: '2026-11-18',
      deliveredTo: '2026-11-17',
      invoiceEmail: 'CustomerPreference',
      creationTime: '2026-11-17T15:00:00.000Z',
      creatorName: 'System',
      progress: { bookings: 100, read: 100, written: 50 },
      invoices: 0,
      amount: 0,
      problem: null,
      notInvoiced: [],
    };
    const { unmount } = open('/finance/invoices', {
      [overview]: enveloped({ ...nothingRuns, billingRunId: run.id }),
      'GET /api/finance/invoice/getbillingrun': enveloped(run),
    });
    expect(await screen.findByRole('progressbar', { name: 'Billing run' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View progress' }).getAttribute('href')).toBe(
      `/finance/billing-run?run=${run.id}`,
    );
    unmount();
    const failedRun = {
      billingRunId: run.id,
      creatorName: 'System',
      creationTime: run.creationTime,
      problem: 'The books are closed until 2026-11-18',
    };
    open('/finance/invoices', { [overview]: enveloped({ ...nothingRuns, failedRun }) });
    const alert = await screen.findByText('The last billing run issued no invoices');
    expect(alert.closest('[role]')?.textContent).toContain('The books are closed until');
  });
});
