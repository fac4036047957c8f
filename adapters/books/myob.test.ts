import { localDate } from '@waybill/kernel/local-date';
import { minor } from '@waybill/kernel/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BooksDocument } from '../accounting.ts';
import { guardedCalls } from '../guarded-calls.ts';
import { type MyobServer, myobServer } from '../testing/books/myob-server.ts';
import { accountingRequest } from './accounting-request.ts';
import { myob } from './myob.ts';
import { authorizationUrl } from './oauth.ts';

let server: MyobServer;
beforeAll(async () => {
  server = await myobServer();
});
afterAll(() => server.close());

const request = () =>
  accountingRequest({
    name: 'MYOB',
    servers: { ...myob.servers, api: `${server.url}/accountright` },
    clientId: 'key-1',
    organisationId: 'file-1',
    accessToken: 'token',
    callOut: guardedCalls({ allowed: [server.url] }),
    signal: AbortSignal.timeout(10_000),
    now: () => new Date(),
  });

const day = localDate('2026-11-18');
const document = (some: Partial<BooksDocument> = {}): BooksDocument => ({
  kind: 'Invoice',
  number: 'INV000047',
  contactId: 'customer-1',
  date: day,
  dueDate: day,
  reference: '',
  currency: 'AUD',
  lines: [
    {
      description: 'Freight',
      amount: minor(10_000),
      tax: minor(1_000),
      accountKey: 'acc-income',
      taxKey: 'tax-gst',
      tracking: { categoryId: 'jobs', optionId: 'job-1' },
    },
  ],
  total: minor(11_000),
  ...some,
});

const key = '3f8a1c2d-5b6e-4f70-8a91-b2c3d4e5f607';
const sought = (number: string) => ({ kind: 'Invoice' as const, number, contactId: '' });

describe('MYOB', () => {
  it('asks for consent, so that the redirect names the company file', async () => {
    const expected = {
      clientId: 'key-1',
      redirectUri: 'https://x.example',
      state: 's',
      verifier: 'v',
    };
    const url = new URL(authorizationUrl(myob, myob.servers, expected));
    expect(url.searchParams.get('prompt')).toBe('consent');
    expect(url.searchParams.has('code_challenge')).toBe(false);
    const named = { id: 'file-1', name: 'Acme' };
    expect(await myob.organisations(request(), named)).toEqual([named]);
  });

  it('shows accounts, tax codes, and jobs as a tracking category', async () => {
    expect(await myob.chart(request())).toEqual({
      accounts: [
        { key: 'acc-income', code: '4-1000', name: 'Account 4-1000', kind: 'Income' },
        { key: 'acc-bank', code: '1-1110', name: 'Account 1-1110', kind: 'Bank' },
        { key: 'acc-rent', code: '6-1000', name: 'Account 6-1000', kind: 'Expense' },
      ],
      taxCodes: [
        {
          key: 'tax-gst',
          name: 'GST · Goods & Services Tax',
          isForSales: true,
          isForPurchases: true,
        },
        { key: 'tax-fre', name: 'FRE · GST Free', isForSales: true, isForPurchases: true },
      ],
      trackingCategories: [
        { id: 'jobs', name: 'Job', options: [{ id: 'job-1', name: 'EAST East' }] },
      ],
    });
  });

  it('creates a contact, an invoice and a credit note below 0, then finds them', async () => {
    const contact = {
      kind: 'Customer' as const,
      code: 'C1',
      name: 'Cedar & Co',
      email: '',
      telephone: '',
      abn: '53 004 085 616',
      addressLine1: '1 Pitt Street',
      addressLine2: '',
      suburb: 'Sydney',
      stateCode: 'NSW',
      postCode: '2000',
      countryCode: 'AU',
      taxKey: 'tax-gst',
    };
    expect(await myob.saveContact(request(), contact, 'k')).toMatch(/-/);
    const made = await myob.create(request(), document(), 'k');
    expect(made).toMatchObject({ kind: 'Invoice', total: 11_000, open: 11_000 });
    const credit = document({ kind: 'CreditNote', number: 'CN000003' });
    expect(await myob.create(request(), credit, 'k')).toMatchObject({
      kind: 'CreditNote',
      total: 11_000,
    });
    expect(await myob.find(request(), sought('INV000047'))).toEqual({ ...made });
    expect(await myob.find(request(), sought('CN000003'))).toBe(null);
    const query = { kind: 'CreditNote' as const, from: day, page: 1 };
    expect((await myob.documents(request(), query)).rows).toHaveLength(1);
  });

  it('finds what it paid and applied by the key in the memo, and takes it back', async () => {
    const [invoice] = [...server.invoices.values()];
    const settlement = {
      target: { kind: 'Invoice' as const, id: invoice?.UID ?? '' },
      contactId: 'customer-1',
      amount: minor(5_000),
      date: day,
      reference: 'P000012',
    };
    const paid = { ...settlement, from: { kind: 'Bank' as const, key: 'acc-bank' } };
    const id = await myob.settle(request(), paid, key);
    const since = new Date('2026-11-18T00:00:00Z');
    expect((await myob.payments(request(), { since, page: 1 })).rows).toEqual([
      {
        id,
        invoiceId: invoice?.UID,
        amount: 5_000,
        date: '2026-11-18',
        reference: 'P000012',
        isDeleted: false,
      },
    ]);
    const applied = { ...settlement, from: { kind: 'CreditNote' as const, id: 'credit-1' } };
    const credit = await myob.settle(request(), applied, key);
    expect(await myob.findSettlements(request(), applied, key)).toEqual([credit]);
    expect(await myob.findSettlements(request(), paid, key)).toEqual([id]);
    expect(await myob.findSettlements(request(), paid, 'another-key')).toEqual([]);
    expect(server.payments.get(id)?.Memo).toBe('P000012 (3f8a1c2d)');
    expect(await myob.isSettled(request(), { id, from: null })).toBe(true);
    await myob.unsettle(request(), { id, from: null });
    await myob.unsettle(request(), { id, from: null });
    expect(await myob.isSettled(request(), { id, from: null })).toBe(false);
    const { from } = applied;
    expect(await myob.isSettled(request(), { id: credit, from })).toBe(true);
    await myob.unsettle(request(), { id: credit, from });
    expect(await myob.isSettled(request(), { id: credit, from })).toBe(false);
  });

  it('deletes no payment of several invoices for one of them', async () => {
    const invoices = await Promise.all(
      ['INV000051', 'INV000052'].map((number) => myob.create(request(), document({ number }), 'k')),
    );
    const whole = { UID: 'shared', DepositTo: 'Account' as const, Account: { UID: 'acc-bank' } };
    server.payments.set('shared', {
      ...whole,
      Customer: { UID: 'customer-1' },
      Date: `${day}T00:00:00`,
      Memo: '',
      Invoices: invoices.map(({ id: UID }) => ({ UID, AmountApplied: 20, Type: 'Invoice' })),
    });
    const since = new Date('2026-11-18T00:00:00Z');
    const { rows } = await myob.payments(request(), { since, page: 1 });
    expect(rows.map(({ id, amount }) => [id, amount])).toEqual([
      ['shared#1', 2_000],
      ['shared#2', 2_000],
    ]);
    const part = { id: 'shared#1', from: null };
    await expect(myob.unsettle(request(), part)).rejects.toThrow('pays several invoices');
    expect(server.payments.has('shared')).toBe(true);
    server.payments.delete('shared');
    await myob.unsettle(request(), part);
  });

  it('deletes a sale that is void here, also when it is gone already', async () => {
    const [id = ''] = [...server.invoices.keys()];
    await myob.void(request(), 'Invoice', id);
    await myob.void(request(), 'Invoice', id);
    expect(server.invoices.has(id)).toBe(false);
  });

  it('refuses a number that it would cut, before it calls', async () => {
    const called = server.requested.length;
    const long = document({ number: 'INVOICE-000047' });
    await expect(myob.create(request(), long, 'k')).rejects.toThrow('at most 13 characters');
    await expect(myob.find(request(), sought('INVOICE-000047'))).rejects.toThrow('INVOICE-000047');
    expect(server.requested.length).toBe(called);
  });

  it('was sent nothing that its documentation does not know', () => {
    expect(server.faults).toEqual([]);
  });
});
