import {
  aCreditNote,
  anInvoice,
  anInvoiceDetail,
  aPayment,
  aRemittance,
} from '@waybill/contract/finance/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FakeResponse, SeenRequest } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { pagesLoaded } from '#shell/testing/pages-loaded.ts';
import { sessionOf } from '#shell/testing/people.ts';
import { financePages } from '../index.ts';

const list = 'GET /api/finance/invoice/getinvoices';
const one = 'GET /api/finance/invoice/getinvoiceforedit';
const pay = 'POST /api/finance/payment/createpayment';
const advices = 'GET /api/finance/Payment/GetRemittanceAdvices';
const advise = 'POST /api/finance/payment/createremittanceadvice';
const cancel = 'DELETE /api/finance/payment/deleteremittanceadvice';
const bill = 'POST /api/finance/invoice/generateinvoices';
const takeBack = 'POST /api/finance/invoice/voidinvoice';

const staff = sessionOf({
  permissions: [
    'Finance.View',
    'Finance.Create',
    'Finance.Edit',
    'Finance.Delete',
    'Finance.Payment',
    'Finance.Remittance',
    'Finance.Credit',
    'Finance.Fees',
    'Finance.CreditRequest',
    'Customer.View',
  ],
});
const customer = sessionOf({
  customer: { id: 7 },
  permissions: ['Finance.View', 'Finance.Remittance'],
});

const pageOf = (...items: readonly unknown[]) => enveloped({ items, totalCount: items.length });

function open(at: string, responses: Readonly<Record<string, FakeResponse>> = {}, who = staff) {
  const app = openApp({
    at,
    pages: financePages,
    responses: {
      'GET /api/auth/session': who,
      [list]: pageOf(anInvoice()),
      [one]: enveloped({ invoice: anInvoice() }),
      'GET /api/customer/customer/getCustomers': pageOf(),
      'GET /api/finance/payment/getpayments': pageOf(aPayment()),
      [advices]: pageOf(aRemittance()),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

pagesLoaded(financePages);

describe('the invoices list', () => {
  it('is at /finance/invoices, by skip and size [ui-routes-011] [ui-finance-003]', async () => {
    const { server } = open('/finance/invoices?skip=50&take=25');
    expect((await screen.findByRole('link', { name: 'INV000001' })).getAttribute('href')).toBe(
      '/finance/invoices/1',
    );
    expect(server.to(list).map(({ query }) => query)).toContainEqual({
      sorting: 'creationTime desc',
      skipCount: '50',
      maxResultCount: '25',
    });
  });

  it('shows an unknown status unchanged [ui-finance-001]', async () => {
    open('/finance/invoices', { [list]: pageOf(anInvoice({ status: 'In dispute' })) });
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(within(table).getByText('In dispute')).toBeTruthy();
  });

  it('logs a response of another shape and fails [val-029]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/finance/invoices', { [list]: pageOf({ id: 'no number' }) });
    await screen.findByRole('button', { name: /again|retry/i });
    const path = list.replace('GET ', '');
    expect(log.mock.calls.flat().some((text) => String(text).includes(path))).toBe(true);
    log.mockRestore();
  });

  it('offers customers no staff actions', async () => {
    open('/finance/invoices', {}, customer);
    await screen.findByRole('link', { name: 'INV000001' });
    const offered = ['Run invoicing', 'New ad hoc invoice', 'Record payment'].filter(
      (name) => screen.queryByText(name) !== null,
    );
    expect(offered).toEqual([]);
    expect(screen.queryByRole('columnheader', { name: /Customer/ })).toBeNull();
  });
});

describe('an invoice', () => {
  it('is shown as a document with its lines and the amount owed [ui-routes-026]', async () => {
    open('/finance/invoices/1');
    const pdf = await screen.findByRole('article', { name: 'Tax invoice INV000001' });
    expect(within(pdf).getByText('Acme Freight Pty Ltd')).toBeTruthy();
    expect(within(pdf).getByRole('row', { name: /Total inc. GST/ }).textContent).toContain(
      '$110.00',
    );
  });

  it('shows order number, pieces and weight of its freight', async () => {
    const freight = { orderNumber: 'PO 88123', pieces: 3, weight: 25.5 };
    const invoice = anInvoice({ invoiceDetails: [anInvoiceDetail({ freight })] });
    open('/finance/invoices/1', { [one]: enveloped({ invoice }) });
    const pdf = await screen.findByRole('article', { name: 'Tax invoice INV000001' });
    expect(within(pdf).getByText('Order PO 88123 · 3 pieces · 25.5 kg')).toBeTruthy();
  });

  it('calls credit credit, apart from what was paid', async () => {
    const payment = {
      paymentId: 1,
      paymentReferenceNumber: 'PAY1',
      paymentDate: '2026-11-18T00:00:00Z',
      paymentType: 'BankTransfer',
      paidAmount: 40,
    };
    const credit = { ...payment, paymentId: 2, paymentType: 'CreditNote', paidAmount: 11 };
    const invoice = anInvoice({
      amount: 110,
      outstandingAmount: 59,
      invoicePayments: [payment, credit],
    });
    open('/finance/invoices/1', { [one]: enveloped({ invoice }) });
    const pdf = await screen.findByRole('article', { name: 'Tax invoice INV000001' });
    const sum = (name: RegExp) => within(pdf).getByRole('row', { name }).textContent;
    expect([sum(/^Credit/), sum(/^Paid/), sum(/^Outstanding/)]).toEqual([
      'Credit−$11.00',
      'Paid−$40.00',
      'Outstanding$59.00',
    ]);
  });

  it('explains why it cannot be found', async () => {
    open('/finance/invoices/1', { [one]: json(refusal('We could not find this invoice.'), 404) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not find this invoice.',
    );
  });

  it('is voided with a reason, which is kept if the server rejects it', async () => {
    const { person, server } = open('/finance/invoices/1', {
      [takeBack]: json(refusal('This invoice can no longer be voided.'), 409),
    });
    await person.click(await screen.findByRole('button', { name: /^(More|Actions)$/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Void invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Void invoice INV000001?' });
    await person.click(within(dialog).getByRole('button', { name: 'Void invoice' }));
    expect(server.to(takeBack)).toEqual([]);
    await person.type(within(dialog).getByLabelText(/Reason/), 'Wrong customer');
    await person.click(within(dialog).getByRole('button', { name: 'Void invoice' }));
    expect(await within(dialog).findByText('This invoice can no longer be voided.')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe(
      'Wrong customer',
    );
    expect(server.to(takeBack).map(({ body }) => body)).toEqual([
      { id: 1, note: 'Wrong customer' },
    ]);
  });
});

describe('recording a payment', () => {
  it('pays the originating invoice and is sent once', async () => {
    const { person, server } = open('/finance/payments/new?invoice=1', {
      [pay]: enveloped({ id: 9, paymentReferenceNumber: 'PAY000009', unallocatedAmount: 0 }),
    });
    await screen.findByLabelText('Payment for INV000001');
    await person.click(screen.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Payment recorded')).toBeTruthy();
    expect(server.to(pay).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        customerId: 7,
        paidAmount: 110,
        paymentType: 'BankTransfer',
        allocatedInvoicePayments: [{ invoiceId: 1, paidAmount: 110 }],
      }),
    ]);
  });

  it('does not wait for the other open invoices to load', async () => {
    const never = new Promise<Response>(() => {});
    const { person, server } = open('/finance/payments/new?invoice=1', {
      [list]: () => never,
      [pay]: enveloped({ id: 9, paymentReferenceNumber: 'PAY000009', unallocatedAmount: 0 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Payment recorded')).toBeTruthy();
    expect(server.to(pay).map(({ body }) => body)).toMatchObject([
      { paidAmount: 110, allocatedInvoicePayments: [{ invoiceId: 1, paidAmount: 110 }] },
    ]);
  });

  it('rejects a payment that allocates more than was paid', async () => {
    const { person, server } = open('/finance/payments/new?invoice=1');
    await screen.findByLabelText('Payment for INV000001');
    const amount = screen.getByLabelText(/^Amount/);
    await person.clear(amount);
    await person.type(amount, '100');
    await person.click(screen.getByRole('button', { name: 'Record payment' }));
    expect(
      await screen.findByText('The allocated amount is higher than the payment.'),
    ).toBeTruthy();
    expect(server.to(pay)).toEqual([]);
  });

  it('leaves the rest on the account only after confirmation', async () => {
    const { person, server } = open('/finance/payments/new?invoice=1', {
      [pay]: enveloped({ id: 9, paymentReferenceNumber: 'PAY000009', unallocatedAmount: 40 }),
    });
    await screen.findByLabelText('Payment for INV000001');
    const amount = screen.getByLabelText(/^Amount/);
    await person.clear(amount);
    await person.type(amount, '150');
    const record = screen.getByRole('button', { name: 'Record payment' });
    await person.click(record);
    expect(server.to(pay)).toEqual([]);
    await person.click(screen.getByLabelText("Leave $40.00 on the customer's account"));
    await person.click(record);
    expect(await screen.findByText('Payment recorded')).toBeTruthy();
  });
});

describe('a remittance advice', () => {
  it('is created by a customer without a customer field [ui-roles-008]', async () => {
    const made = enveloped({ id: 1, remittanceNumber: 'RA000001' });
    const { person, server } = open('/finance/remittances/new', { [advise]: made }, customer);
    await person.click(await screen.findByRole('button', { name: 'All' }));
    expect(screen.queryByLabelText(/Customer/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Create remittance advice' }));
    expect(await screen.findByText('Remittance advice created')).toBeTruthy();
    expect(server.to(advise).map(({ body }) => body)).toMatchObject([
      { invoicePayments: [{ invoiceId: 1, amount: 110 }] },
    ]);
  });

  it('is converted into a prefilled payment', async () => {
    const recorded = enveloped({
      id: 2,
      paymentReferenceNumber: 'PAY000002',
      unallocatedAmount: 0,
    });
    const at = '/finance/payments/new?remittance=RA000001';
    const { person, server } = open(at, { [pay]: recorded });
    await person.click(await screen.findByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Payment recorded')).toBeTruthy();
    expect(server.to(pay).map(({ body }) => body)).toMatchObject([
      {
        customerId: 7,
        paidAmount: 110,
        remittanceNumber: 'RA000001',
        allocatedInvoicePayments: [{ invoiceId: 1, paidAmount: 110 }],
      },
    ]);
  });

  it('is cancelled with a note', async () => {
    const { person, server } = open('/finance/remittances?peek=1', { [cancel]: enveloped(null) });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await person.type(await screen.findByLabelText(/Reason/), 'Sent twice');
    await person.click(screen.getByRole('button', { name: 'Cancel remittance advice' }));
    expect(await screen.findByText('Remittance advice cancelled')).toBeTruthy();
    expect(server.to(cancel).map(({ query, body }) => [query, body])).toEqual([
      [{ remittanceNumber: 'RA000001' }, { note: 'Sent twice' }],
    ]);
  });
});

describe('a credit note', () => {
  const oneCredit = 'GET /api/finance/creditnote/getcreditnoteforedit';
  const decide = 'POST /api/finance/creditnote/processcreditnoterequest';
  const request = 'POST /api/finance/creditnote/createcreditnoterequest';
  const visible = { [oneCredit]: enveloped({ creditNote: aCreditNote() }) };

  it('is approved with an operation, a total and amounts per detail [ui-finance-002]', async () => {
    const responses = { ...visible, [decide]: enveloped(null) };
    const { person, server } = open('/finance/credit-notes/1', responses);
    const approved = await screen.findByLabelText(/Approved amount for ACM00000012/);
    await person.clear(approved);
    await person.type(approved, '60');
    await person.click(screen.getByRole('button', { name: 'Approve $60.00' }));
    expect(await screen.findByText('At most $55.00 can be credited')).toBeTruthy();
    await person.clear(approved);
    await person.type(approved, '22');
    await person.click(screen.getByRole('button', { name: 'Approve $22.00' }));
    expect(await screen.findByText('$22.00 approved')).toBeTruthy();
    expect(server.to(decide).map(({ body }) => body)).toEqual([
      {
        operation: 'Approve',
        creditNote: {
          id: 1,
          approvedAmount: 22,
          details: [{ id: 1, approvedAmount: 22 }],
          note: '',
        },
      },
    ]);
  });

  it('is rejected with a message for the customer', async () => {
    const responses = { ...visible, [decide]: enveloped(null) };
    const { person, server } = open('/finance/credit-notes/1', responses);
    await person.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Enter a reason. The customer will see it.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: /^Note/ }), 'It was dry');
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Credit rejected')).toBeTruthy();
    expect(server.to(decide).map(({ body }) => body)).toEqual([
      { operation: 'Reject', creditNote: { id: 1, note: 'It was dry' } },
    ]);
  });

  it('is requested line by line', async () => {
    const made = enveloped({ id: 1, creditNoteNumber: 'CN000001' });
    const at = '/finance/credit-notes/new?invoice=1';
    const { person, server } = open(at, { ...visible, [request]: made });
    await person.click(await screen.findByRole('button', { name: 'Full amount' }));
    await person.type(screen.getByLabelText(/What is the problem\?/), 'Arrived wet');
    await person.click(screen.getByRole('button', { name: 'Request credit' }));
    expect(await screen.findByText('Credit requested')).toBeTruthy();
    expect(server.to(request).map(({ body }) => body)).toEqual([
      {
        creditNote: {
          customerId: 7,
          invoiceId: 1,
          amount: 110,
          note: 'Arrived wet',
          details: [{ invoiceDetailId: 1, amount: 110 }],
        },
      },
    ]);
  });
});

describe('a payment', () => {
  it('can be removed from one invoice or reversed entirely', async () => {
    const reverse = 'POST /api/finance/payment/reversepayment';
    const { person, server } = open('/finance/payments/1', { [reverse]: enveloped(null) });
    await person.click(await screen.findByRole('button', { name: 'Unallocate from INV000001' }));
    await person.type(await screen.findByLabelText(/Reason/), 'Wrong invoice');
    await person.click(screen.getByRole('button', { name: 'Unallocate payment' }));
    expect(await screen.findByText('Payment unallocated from the invoice')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Reverse payment' }));
    await person.type(await screen.findByLabelText(/Reason/), 'Bounced');
    const dialog = screen.getByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Reverse payment' }));
    expect(await screen.findByText('Payment reversed')).toBeTruthy();
    expect(server.to(reverse).map(({ body }) => body)).toEqual([
      { id: 1, note: 'Wrong invoice', invoiceIds: [1] },
      { id: 1, note: 'Bounced' },
    ]);
  });
});

describe('a fee', () => {
  const fees = 'GET /api/finance/fee/getFees';
  const saveFee = 'POST /api/finance/fee/createorupdatefee';

  it('is configured with tiers of order, basic, break and rate [ui-finance-006]', async () => {
    const responses = { [fees]: pageOf(), [saveFee]: enveloped({ id: 1 }) };
    const { person, server } = open('/finance/fees?edit=new', responses);
    await person.type(await screen.findByLabelText('Name'), 'Handling');
    await person.type(screen.getByLabelText('Rate 1, rate'), '1.5');
    await person.click(screen.getByRole('button', { name: 'Add rate' }));
    await person.type(screen.getByLabelText('Rate 2, above'), '5');
    await person.type(screen.getByLabelText('Rate 2, rate'), '1.25');
    await person.click(screen.getByRole('button', { name: 'Save fee' }));
    await vi.waitFor(() => expect(server.to(saveFee)).toHaveLength(1));
    expect(server.to(saveFee).map(({ body }) => body)).toMatchObject([
      {
        fee: {
          name: 'Handling',
          feeRates: [
            { order: 1, basic: 0, break: 0, rate: 1.5 },
            { order: 2, basic: 0, break: 5, rate: 1.25 },
          ],
        },
      },
    ]);
  });
});

describe('paying by card', () => {
  const key = 'GET /api/core/tenantsettings/getbraintreetokenizationkey';
  const charge = 'POST /api/finance/payment/createCreditCardPayment';
  const info = 'GET /api/finance/payment/gettransactioninfo';
  const payer = sessionOf({
    customer: { id: 7 },
    permissions: ['Finance.View', 'Finance.CardPayment'],
  });
  const responses = {
    [key]: enveloped({ id: '', isAvailable: true, isSimulator: true }),
    [info]: pageOf(),
  };

  it('shows that it is simulated, and charges the amount owed', async () => {
    const paid = { ...responses, [charge]: enveloped({ id: 1, transactionId: 'sim1' }) };
    const { person, server } = open('/finance/pay?invoice=1', paid, payer);
    expect(await screen.findByText('Simulated: no card is charged')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('$110.00 paid by card')).toBeTruthy();
    expect(server.to(charge).map(({ body }) => body)).toMatchObject([
      { amount: 110, allocatedInvoicePayments: [{ invoiceId: 1, paidAmount: 110 }] },
    ]);
  });

  it('warns not to pay again while the processor has not responded', async () => {
    const sentence =
      "The payment is being processed. Please don't pay again; we keep checking the result.";
    const lost = { ...responses, [charge]: json(refusal(sentence), 409) };
    const { person } = open('/finance/pay?invoice=1', lost, payer);
    await person.click(await screen.findByRole('button', { name: 'Pay' }));
    expect(await screen.findByText("Processing: please don't pay again")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  });
});

describe('the billing run', () => {
  const row = {
    customerId: 7,
    customerName: 'Cedar & Co',
    isDue: true,
    invoiceByEmail: true,
    isPaidByCard: false,
    reference: null,
    invoice: null,
    invoiced: [],
    invoicedJobs: [],
    extras: [],
    rechargeIds: [],
    lastAmount: null,
    notInvoiced: [],
  };
  const loss = {
    bookingId: 3,
    referenceNo: 'ACM3',
    reason: 'NegativeMargin',
    message: "The customer's price is below the carrier's cost.",
    taxExclusiveAmount: 40,
    carrierTaxExclusiveAmount: 52.1,
    reconciliationId: null,
  };
  const free = { ...loss, bookingId: 4, referenceNo: 'ACM4', reason: 'NoPrice', message: 'Free.' };
  const invoice = { id: null, invoiceNumber: null, taxExclusiveAmount: 40, tax: 4, amount: 44 };
  const overview = {
    notInvoiced: { bookings: 1, amount: 44, oldest: null },
    lastRun: null,
    taxTerms: { gstPercent: '10', gstRule: 'TotalInvoice' },
    billingRunId: null as string | null,
    failedRun: null,
  };
  const seen = 'GET /api/finance/invoice/getbillingoverview';
  const count = 'POST /api/communication/email/count-emails';
  const begin = 'POST /api/finance/invoice/startbillingrun';
  const price = 'POST /api/booking/booking/pricedelivered';
  const previewOf = (...customers: readonly object[]) =>
    enveloped({ invoiceBatchId: null, customers });
  const ready = (customerId: number, over: object = {}) => ({
    ...row,
    customerId,
    customerName: `Customer ${customerId}`,
    invoice,
    invoiced: [{ bookingId: customerId, referenceNo: `ACM${customerId}`, amount: 44 }],
    ...over,
  });

  it('shows the amounts of a loss, and includes it on request', async () => {
    const sent: unknown[] = [];
    open('/finance/billing-run', {
      [seen]: enveloped(overview),
      [bill]: ({ body }: SeenRequest) => {
        sent.push(body);
        const accepted = (body as { accepted?: readonly unknown[] }).accepted ?? [];
        return accepted.length === 0
          ? previewOf({ ...row, notInvoiced: [loss, free] })
          : previewOf(ready(3), { ...row, notInvoiced: [free] });
      },
    });
    await userEvent.click(await screen.findByText(loss.message));
    await screen.findByText('$40.00 against a cost of $52.10, before tax');
    expect(screen.queryByRole('button', { name: 'Include ACM4' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Include ACM3' }));
    await screen.findByText('1 included manually');
    await screen.findByRole('button', { name: 'Issue 1 invoice' });
    expect(sent.at(-1)).toMatchObject({
      preview: true,
      accepted: [{ bookingId: 3, reason: 'NegativeMargin' }],
    });
  });

  it('takes its period from the address, and looks again with every change of it', async () => {
    const { person, server } = open('/finance/billing-run?to=2026-10-31&date=2026-11-02', {
      [seen]: enveloped(overview),
      [bill]: previewOf(ready(3)),
    });
    const field = await screen.findByLabelText<HTMLInputElement>(/Delivered up to/);
    await screen.findByRole('button', { name: 'Issue 1 invoice' });
    await person.clear(field);
    await person.type(field, '2026-10-30');
    await person.tab();
    expect(screen.queryByRole('button', { name: 'Issue 1 invoice' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('button', { name: 'Issue 1 invoice' });
    expect(server.to(bill).map(({ body }) => body)).toMatchObject([
      { deliveredTo: '2026-10-31', invoiceDate: '2026-11-02', preview: true },
      { deliveredTo: '2026-10-30', invoiceDate: '2026-11-02', preview: true },
    ]);
  });

  it('says that choices could not be saved, and saves them again', async () => {
    const store = 'POST /api/finance/invoice/storebillingdraft';
    const refused = [true];
    const { person, server } = open('/finance/billing-run?to=2026-10-31&date=2026-11-02', {
      [seen]: enveloped(overview),
      [bill]: previewOf(ready(3)),
      [store]: () =>
        refused.pop() ? json(refusal('The server is busy', 1), 503) : json(enveloped(null)),
    });
    await screen.findByRole('button', { name: 'Issue 1 invoice' });
    await person.click(screen.getByRole('radio', { name: 'Send now' }));
    await screen.findByText('Your choices for this run are not saved');
    await person.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(() =>
      expect(screen.queryByText('Your choices for this run are not saved')).toBeNull(),
    );
    const drafts = server.to(store).map(({ body }) => body);
    expect(drafts).toHaveLength(2);
    expect(drafts[1]).toEqual(drafts[0]);
    expect(drafts[0]).toMatchObject({ draft: { invoiceEmail: 'Always' } });
  });

  it('ticks what is due, says how many e-mails go out, and sends the choice', async () => {
    const { person, server } = open('/finance/billing-run?to=2026-10-31&date=2026-11-02', {
      [seen]: enveloped(overview),
      [bill]: previewOf(ready(3), ready(4, { isDue: false }), ready(5, { isPaidByCard: true })),
      [count]: enveloped({
        items: [3, 4, 5].map((customerid) => ({ customerid, preferred: 0, always: 2 })),
      }),
      [begin]: json(refusal('The books are closed until 2026-11-18'), 400),
    });
    await screen.findByText(/^2 of 3 are due/);
    await screen.findByText('No e-mail will go out.');
    await person.click(screen.getByRole('radio', { name: 'Send now' }));
    await screen.findByText('2 e-mails will go out.');
    await person.click(screen.getByRole('button', { name: 'Select all' }));
    await screen.findByText('4 e-mails will go out.');
    await person.click(screen.getByRole('button', { name: 'Select due only' }));
    await person.click(await screen.findByRole('button', { name: 'Issue 2 invoices' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('2 e-mails will go out.');
    await person.click(within(dialog).getByRole('button', { name: 'Issue' }));
    await screen.findByText('The books are closed until 2026-11-18');
    expect(server.to(begin).map(({ body }) => body)).toMatchObject([
      {
        bookingIds: [3, 5],
        deliveredTo: '2026-10-31',
        invoiceDate: '2026-11-02',
        invoiceEmail: 'Always',
      },
    ]);
  });

  it('prices a booking without a price where one may, and looks again', async () => {
    const stands = { isPriced: false };
    const pricer = sessionOf({ permissions: ['Finance.View', 'Finance.Create', 'Booking.Edit'] });
    const { person, server } = open(
      '/finance/billing-run',
      {
        [seen]: enveloped(overview),
        [bill]: () =>
          stands.isPriced ? previewOf(ready(4)) : previewOf({ ...row, notInvoiced: [free] }),
        [price]: () => {
          stands.isPriced = true;
          return enveloped({
            serviceName: 'Road Express',
            taxExclusiveAmount: 40,
            tax: 4,
            amount: 44,
            carrierTaxExclusiveAmount: 0,
          });
        },
      },
      pricer,
    );
    await person.click(await screen.findByText('Free.'));
    await person.click(screen.getByRole('button', { name: 'Price ACM4' }));
    const dialog = await screen.findByRole('dialog', { name: 'Price ACM4' });
    await person.click(within(dialog).getByRole('button', { name: 'Save price' }));
    expect(server.to(price)).toEqual([]);
    await person.type(within(dialog).getByLabelText(/^Price ex GST/), '40');
    await person.type(within(dialog).getByLabelText(/^Reason/), 'Promised');
    await person.click(within(dialog).getByRole('button', { name: 'Save price' }));
    await screen.findByText('ACM4 costs $44.00');
    await screen.findByRole('button', { name: 'Issue 1 invoice' });
    expect(screen.queryByText('Free.')).toBeNull();
    expect(server.to(price).map(({ body }) => body)).toMatchObject([
      { bookingId: 4, reason: 'Promised', charge: { taxExclusiveAmount: 40 } },
    ]);
  });

  it('offers no price to those who may not change bookings', async () => {
    open('/finance/billing-run', {
      [seen]: enveloped(overview),
      [bill]: previewOf({ ...row, notInvoiced: [free] }),
    });
    await userEvent.click(await screen.findByText('Free.'));
    expect(screen.queryByRole('button', { name: 'Price ACM4' })).toBeNull();
  });

  it('says when there is nothing to invoice, and what went wrong, with another try', async () => {
    const stands = { isBroken: true };
    const { person } = open('/finance/billing-run', {
      [seen]: enveloped(overview),
      [bill]: () => (stands.isBroken ? json(refusal('The books are closed'), 400) : previewOf()),
    });
    await screen.findByText('The books are closed');
    stands.isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing to invoice')).toBeTruthy();
  });

  it('requires the permission to create invoices', async () => {
    open('/finance/billing-run', {}, sessionOf({ permissions: ['Finance.View'] }));
    await screen.findByText("You don't have access to this page");
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  });

  it('shows its progress to whoever opens the page, and its invoices when finished', async () => {
    const run = {
      id: 'b0a7e6d2-6f3c-4d0a-9a53-0c7f5f7d2f10',
      status: 'Running',
      invoiceDate: '2026-11-18',
      deliveredTo: '2026-11-17',
      invoiceEmail: 'CustomerPreference',
      creationTime: '2026-11-18T01:00:00.000Z',
      creatorName: 'Lena Novák',
      progress: { bookings: 20_000, read: 20_000, written: 5_000 },
      invoices: 0,
      amount: 0,
      problem: null,
      notInvoiced: [],
    };
    const stands = { run: run as object };
    open('/finance/billing-run', {
      [seen]: enveloped({ ...overview, billingRunId: run.id }),
      'GET /api/finance/invoice/getbillingrun': () => enveloped(stands.run),
      [list]: enveloped({ totalCount: 1, items: [anInvoice()] }),
    });
    await screen.findByText('Adding booking 5,000 of 20,000 to its invoice');
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Billing run' })).toBeTruthy();
    stands.run = { ...run, status: 'Done', invoices: 1, amount: 110 };
    await screen.findByText('1 invoice issued, $110.00 in total', {}, { timeout: 6_000 });
    await screen.findByRole('link', { name: 'INV000001' });
  });
});

describe('statements for all customers', () => {
  const work = 'GET /api/finance/Customer/GetStatementWork';
  const begin = 'POST /api/finance/Customer/StartStatementRun';
  const runPath = 'GET /api/finance/Customer/GetStatementRun';
  const run = {
    id: 'b0a7e6d2-6f3c-4d0a-9a53-0c7f5f7d2f11',
    status: 'Running',
    delivery: 'Pdf',
    fromDate: '2026-10-01',
    toDate: '2026-10-31',
    creationTime: '2026-11-18T01:00:00.000Z',
    creatorName: 'Lena Novák',
    progress: { customers: 2, done: 1 },
    statements: 1,
    leftOut: [] as readonly object[],
    file: null as object | null,
    problem: null as string | null,
  };
  const waiting = (customerIds: readonly number[], statementRunId: string | null = null) =>
    enveloped({ fromDate: '2026-10-01', toDate: '2026-10-31', customerIds, statementRunId });

  it('start as of the chosen day after saying what goes out, and show their progress', async () => {
    const stands = { run };
    const { person, server } = open('/finance/statements?from=2026-10-01&to=2026-10-31', {
      [work]: waiting([7, 8]),
      'POST /api/communication/email/count-emails': enveloped({
        items: [7, 8].map((customerid) => ({ customerid, preferred: 1, always: 1 })),
      }),
      [begin]: enveloped(run),
      [runPath]: () => enveloped(stands.run),
    });
    await screen.findByText('2 e-mails will go out.');
    await person.click(screen.getByRole('radio', { name: 'PDF download' }));
    await person.click(screen.getByRole('button', { name: 'Create 2 PDFs' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Create PDFs' }));
    await screen.findByRole('progressbar', { name: 'Statement 1 of 2' });
    expect(server.to(begin).map(({ body }) => body)).toEqual([
      { fromDate: '2026-10-01', toDate: '2026-10-31', delivery: 'Pdf' },
    ]);
    const leftOut = [{ customerId: 8, customerName: 'Amber', message: 'No address.' }];
    const file = { fileName: 'Statements 2026-10-31.zip', fileToken: 'abc' };
    stands.run = { ...run, status: 'Done', leftOut, file };
    await screen.findByText(/^1 statements as of .* are ready$/, {}, { timeout: 6_000 });
    screen.getByRole('button', { name: 'Download' });
    screen.getByText('Without a statement: 1');
  });

  it('say that there are none, why they failed, and are for those who make invoices', async () => {
    const first = open('/finance/statements', { [work]: waiting([]) });
    await screen.findByText('No customer has a balance or a transaction in this period.');
    first.unmount();
    const problem = 'Something went wrong on our side before all statements were sent.';
    const second = open('/finance/statements', {
      [work]: waiting([7], run.id),
      [runPath]: enveloped({ ...run, status: 'Failed', problem }),
    });
    await screen.findByText(problem);
    second.unmount();
    open('/finance/statements', {}, sessionOf({ permissions: ['Finance.View', 'Customer.View'] }));
    expect(await screen.findByText('Choose a customer')).toBeTruthy();
  });
});
