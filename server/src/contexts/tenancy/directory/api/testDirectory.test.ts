import { getAllSettings, testDirectory } from '@waybill/contract/tenancy/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DirectoryTestApp, directoryTestApp } from '#testing/directory-test-app.ts';
import type { Caller } from '#testing/test-app.ts';

let ldap: DirectoryTestApp['ldap'];
let ada: Caller;
let set: DirectoryTestApp['set'];
let close: DirectoryTestApp['close'];
beforeAll(async () => {
  ({ ldap, ada, set, close } = await directoryTestApp());
});
afterAll(() => close());
beforeEach(() => set({}));

describe('directory settings', () => {
  it('are tested by a user lookup, which reports errors', async () => {
    const server = `server.test:${ldap.port}`;
    expect(await ada.call(testDirectory, { userName: 'noor' })).toEqual({
      server,
      problem: null,
      person: {
        userName: 'noor',
        emailAddress: 'noor@cedar.example',
        name: 'Noor',
        surname: 'Haddad',
        groups: [],
      },
    });
    expect(await ada.call(testDirectory, { userName: 'nobody' })).toEqual({
      server,
      problem: null,
      person: null,
    });
    await set({ password: 'wrong' });
    expect((await ada.call(testDirectory, { userName: 'noor' })).problem).toContain('refuses');
  });

  it('never return the password, and reject a private server on its field', async () => {
    expect((await ada.call(getAllSettings)).ldap).toMatchObject({
      isModuleEnabled: true,
      password: '********',
    });
    const refusalOf = (changes: object) =>
      set(changes).then(
        () => null,
        ({ error }: { error: { validationErrors: { members: string[] }[] } }) =>
          error.validationErrors.flatMap(({ members }) => members),
      );
    expect(await refusalOf({ server: '10.0.0.7:636' })).toEqual(['ldap.server']);
    expect(await refusalOf({ server: '', domain: 'localhost' })).toEqual(['ldap.domain']);
    expect(await refusalOf({ server: '', domain: '' })).toEqual(['ldap.domain']);
    expect(await refusalOf({ userNameAttribute: 'a)(b' })).toEqual(['ldap.userNameAttribute']);
  });
});
