import * as contract from '@waybill/contract/books/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '#testing/test-app.ts';
import { systemScope } from '#platform/db/scope.ts';
import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  type ConnectedBooks,
  openAppWithXero,
  settings,
  signInAtXero,
} from '../../testing/connected-books.ts';
import { openBooks } from '../open-books.ts';

let books: ConnectedBooks;
beforeAll(async () => {
  books = await openAppWithXero();
});
afterAll(() => books.close());

const now = async () => (await books.ada.call(contract.getBooks)).connection;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (refused: unknown) => (refused instanceof Refused ? refused.error.message : refused),
  );

describe('connecting Xero', () => {
  it('opens its page with a state and a code challenge, and needs both to complete', async () => {
    const { url, back, state, code } = await signInAtXero(books.ada);
    expect(url.pathname).toBe('/identity/connect/authorize');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('scope')).toContain('offline_access');
    expect(back.pathname).toBe('/finance/books');
    await books.ada.call(contract.completeBooks, { state, code });
    expect(await now()).toMatchObject({
      program: 'Xero',
      organisationName: 'Acme Freight Pty Ltd',
      settings: null,
      connectedBy: 'Ada Osei',
    });
  });

  it('refuses a program that requires a client secret without one', async () => {
    const app = { program: 'MYOB', clientId: 'app-1' } as const;
    const refused = books.ada.call(contract.connectBooks, app);
    await expect(refused).rejects.toThrow('Please enter the client secret of the app');
  });

  it('takes a sign-in once, and not from another user', async () => {
    const { state, code } = await signInAtXero(books.ada);
    const other = await books.testApp.borealis.as('bea');
    const expired = 'This sign-in has expired or was used already. Connect again.';
    expect(await refusal(other.call(contract.completeBooks, { state, code }))).toBe(expired);
    await books.ada.call(contract.completeBooks, { state, code });
    expect(await refusal(books.ada.call(contract.completeBooks, { state, code }))).toBe(expired);
  });

  it('stores no token that anybody can read', async () => {
    const [row] = await books.testApp.acme.rows(sql<{ text: string }>`
      select row_to_json(c)::text as text from books.connection c
    `);
    for (const token of books.xero.refreshTokens) expect(row?.text).not.toContain(token);
  });

  it('shows accounts, tax codes and tracking categories', async () => {
    const chart = await books.ada.call(contract.getBooksChart);
    expect(chart.accounts).toContainEqual({
      key: '210',
      code: '210',
      name: 'Fuel levies',
      kind: 'Income',
    });
    expect(chart.accounts.filter(({ kind }) => kind === 'Bank')).toHaveLength(1);
    expect(chart.taxCodes.map(({ key }) => key)).toEqual([
      'OUTPUT',
      'EXEMPTOUTPUT',
      'INPUT',
      'EXEMPTEXPENSES',
    ]);
    expect(chart.trackingCategories[0]).toMatchObject({
      name: 'Region',
      options: [{ name: 'East' }],
    });
  });

  it('refreshes its tokens once when two need them at the same time', async () => {
    const { testApp, xero } = books;
    const before = xero.refreshed.count;
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000);
    const [tenant] = await testApp.acme.rows(
      sql<{ id: number }>`select platform.tenant_id() as id`,
    );
    const services = {
      database: testApp.app.database,
      secret: testApp.secret,
      clock: () => testApp.clock.now,
      callOut: guardedCalls({ allowed: [xero.url] }),
      accountingUrl: xero.url,
    };
    const open = () =>
      openBooks(services, systemScope(tenant?.id ?? 0), AbortSignal.timeout(10_000));
    const [first, second] = await Promise.all([open(), open()]);
    expect(xero.refreshed.count - before).toBe(1);
    for (const one of [first, second]) {
      const organisations = await one?.program.organisations(one.request, null);
      expect(organisations).toMatchObject([{ name: 'Acme Freight Pty Ltd' }]);
    }
  });

  it('lets a user who may open several choose one', async () => {
    const { ada, xero } = books;
    await ada.call(contract.disconnectBooks);
    const second = { tenantId: '7e6bc0cc-5e22-4b6b-9a11-1c2b1f1c2b1f', tenantName: 'Acme Two' };
    xero.organisations.push(second);
    const { state, code } = await signInAtXero(ada);
    await ada.call(contract.completeBooks, { state, code });
    expect((await now())?.organisations).toHaveLength(2);
    expect(await refusal(ada.call(contract.saveBooksSettings, { settings }))).toBe(
      'No accounting software is connected.',
    );
    expect(
      await refusal(ada.call(contract.chooseBooksOrganisation, { organisationId: 'another' })),
    ).toBe('We could not find this organisation.');
    await ada.call(contract.chooseBooksOrganisation, { organisationId: second.tenantId });
    expect(await now()).toMatchObject({ organisationName: 'Acme Two', organisations: [] });
  });

  it('asks to connect again when Xero revoked the access, and says so', async () => {
    const { ada, testApp, xero } = books;
    xero.refreshTokens.clear();
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000);
    const words = 'Xero denied access (invalid_grant). Connect it again.';
    expect(await refusal(ada.call(contract.getBooksChart))).toBe(words);
    expect(await now()).toMatchObject({ problem: words });
  });

  it('disconnects', async () => {
    await books.ada.call(contract.disconnectBooks);
    expect(await now()).toBe(null);
    expect(await refusal(books.ada.call(contract.disconnectBooks))).toBe(
      'No accounting software is connected.',
    );
  });

  it('exchanged nothing that the published descriptions do not know', () => {
    expect(books.xero.faults).toEqual([]);
  });
});
