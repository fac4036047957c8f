import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  karrioKey,
  type KarrioServer,
  karrioServer,
} from '@waybill/adapters/testing/karrio/karrio-server';
import {
  createOrUpdateCarrierAccount,
  getCarrierAccountForEdit,
  getCarrierCalls,
  testCarrierAccount,
} from '@waybill/contract/carriers/endpoints';
import { secretMask } from '@waybill/contract/carriers/shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

let karrio: KarrioServer;
let other: KarrioServer;
let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  [karrio, other] = await Promise.all([karrioServer(), karrioServer()]);
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [karrio.url, other.url] }) });
  ada = await testApp.acme.as('ada');
});
afterAll(async () => {
  await Promise.all([testApp.close(), karrio.close(), other.close()]);
});

const attributes = (address: string, apiKey: string) => [
  { key: 'address', value: address },
  { key: 'apiKey', value: apiKey },
];
const karrioAt = (address: string, apiKey = karrioKey) => ({
  carrierCode: 'KARRIO',
  attributes: attributes(address, apiKey),
});
const refusalOf = async (work: Promise<unknown>): Promise<Refused> =>
  work.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => error as Refused,
  );

describe('testing an account connection', () => {
  it("returns the carrier's response before anything is saved", async () => {
    const attempted = await ada.call(testCarrierAccount, { carrierAccount: karrioAt(karrio.url) });
    expect(attempted).toMatchObject({
      isAnswering: true,
      message: 'Karrio answers. Connected there: auspost_test (test mode).',
      services: [{ code: 'australiapost_parcel_post' }, { code: 'australiapost_express_post' }],
    });
    const wrong = await ada.call(testCarrierAccount, {
      carrierAccount: karrioAt(karrio.url, 'key_wrong'),
    });
    expect([wrong.isAnswering, wrong.message]).toEqual([false, 'Karrio rejected the API key.']);
    const simulated = { carrierCode: 'OWN', attributes: [] };
    expect(await ada.call(testCarrierAccount, { carrierAccount: simulated })).toMatchObject({
      isAnswering: true,
      message: 'Own fleet is not called: there is nothing to test.',
    });
  });

  it('calls no private address and is refused to users without edit permission', async () => {
    const inside = karrioAt('http://169.254.169.254/latest');
    for (const refused of [
      await refusalOf(ada.call(testCarrierAccount, { carrierAccount: inside })),
      await refusalOf(
        ada.call(createOrUpdateCarrierAccount, {
          carrierAccount: { ...inside, name: 'Inside', code: 'INSIDE' },
        }),
      ),
    ]) {
      expect([refused.status, refused.error.validationErrors]).toMatchObject([
        400,
        [
          {
            message: 'Karrio server URL: The address must begin with https://',
            members: ['carrierAccount.attributes'],
          },
        ],
      ]);
    }
    const kim = await testApp.acme.as('kim');
    const reply = await kim.send(testCarrierAccount, { carrierAccount: karrioAt(karrio.url) });
    expect(reply.status).toBe(403);
  });
});

describe('the secrets of a carrier account', () => {
  const saved = async (): Promise<number> =>
    (
      await ada.call(createOrUpdateCarrierAccount, {
        carrierAccount: { ...karrioAt(karrio.url), name: 'Post', code: `K${Date.now()}` },
      })
    ).id;

  it('are encrypted at rest, masked in responses, and usable for requests', async () => {
    const id = await saved();
    const [stored] = await testApp.acme.rows(sql<{ row: string }>`
      select a::text as row from carriers.account a where id = ${id}
    `);
    expect([stored?.row.includes(karrio.url), stored?.row.includes(karrioKey)]).toEqual([
      true,
      false,
    ]);
    const { carrierAccount } = await ada.call(getCarrierAccountForEdit, { id });
    expect(carrierAccount.attributes).toContainEqual({ key: 'apiKey', value: secretMask });
    const masked = { id, ...karrioAt(karrio.url, secretMask) };
    expect(await ada.call(testCarrierAccount, { carrierAccount: masked })).toMatchObject({
      isAnswering: true,
    });
    const { items } = await ada.call(getCarrierCalls, { carrierAccountId: id });
    expect(items).toMatchObject([{ purpose: 'Test', isOk: true, bookingId: null }]);
    expect(JSON.stringify(items)).not.toContain(karrioKey);
  });

  it('must be re-entered when the account moves to another server', async () => {
    const id = await saved();
    const moved = { id, ...karrioAt(other.url, secretMask) };
    const query = other.requested.length;
    for (const refused of [
      await refusalOf(ada.call(testCarrierAccount, { carrierAccount: moved })),
      await refusalOf(
        ada.call(createOrUpdateCarrierAccount, {
          carrierAccount: { ...moved, name: 'Post', code: 'MOVED' },
        }),
      ),
    ]) {
      expect(refused.error.validationErrors).toMatchObject([
        { message: 'API key is required', members: ['carrierAccount.attributes'] },
      ]);
    }
    expect(other.requested.length).toBe(query);
  });
});
