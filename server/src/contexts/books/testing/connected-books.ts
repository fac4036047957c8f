import { xeroServer, type XeroServer } from '@waybill/adapters/testing/books/xero-server';
import { guardedCalls } from '@waybill/adapters/guarded-calls';
import * as contract from '@waybill/contract/books/endpoints';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

export type ConnectedBooks = {
  readonly xero: XeroServer;
  readonly testApp: TestApp;
  readonly ada: Caller;
  readonly lena: Caller;
  close(): Promise<void>;
};

/** An app beside a Xero of its own; nothing is connected yet. */
export async function openAppWithXero(): Promise<ConnectedBooks> {
  const xero = await xeroServer();
  const testApp = await openTestApp({
    callOut: guardedCalls({ allowed: [xero.url] }),
    accountingUrl: xero.url,
  });
  return {
    xero,
    testApp,
    ada: await testApp.acme.as('ada'),
    lena: await testApp.acme.as('lena'),
    async close() {
      await testApp.close();
      await xero.close();
    },
  };
}

/** The parameters that Xero adds to the redirect after a user has allowed access. */
export async function signInAtXero(ada: Caller, clientId = 'app-1') {
  const { url } = await ada.call(contract.connectBooks, { program: 'Xero', clientId });
  const response = await fetch(url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  const at = (name: string) => back.searchParams.get(name) ?? '';
  return { url: new URL(url), back, state: at('state'), code: at('code') };
}

export const bankAccountId = '562555f2-8cde-4ce9-8203-0363922537a4';

export const settings = {
  incomeAccountKey: '200',
  bankAccountKey: bankAccountId,
  taxedKey: 'OUTPUT',
  untaxedKey: 'EXEMPTOUTPUT',
  lineAccounts: [
    {
      lineType: 'Adhoc' as const,
      accountKey: '210',
      trackingCategoryId: '351953c4-8127-4009-88c3-f9cd8c9cbe9f',
      trackingOptionId: 'ce205173-7387-4651-9726-2cf4c5405ba2',
    },
  ],
  bills: { expenseAccountKey: '310', taxedKey: 'INPUT', untaxedKey: 'EXEMPTEXPENSES' },
  sendsFrom: '2026-11-18',
};

/** Connects Xero and chooses its accounts. */
export async function connectXero({ ada, testApp }: ConnectedBooks): Promise<void> {
  const { state, code } = await signInAtXero(ada);
  await ada.call(contract.completeBooks, { state, code });
  await ada.call(contract.saveBooksSettings, { settings });
  await testApp.settle();
}

/** Runs what is due a minute later: Xero takes sixty calls in one. */
export async function settleAMinuteLater({ testApp }: ConnectedBooks): Promise<void> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 61_000);
  await testApp.settle();
}
