import { getAllSettings, testDirectory } from '@waybill/contract/tenancy/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DirectoryTown, directoryTown } from '#testing/directory-town.ts';
import type { Caller } from '#testing/town.ts';

let ldap: DirectoryTown['ldap'];
let ada: Caller;
let set: DirectoryTown['set'];
let close: DirectoryTown['close'];
beforeAll(async () => {
  ({ ldap, ada, set, close } = await directoryTown());
});
afterAll(() => close());
beforeEach(() => set({}));

describe('the settings of a directory', () => {
  it('are tried by looking somebody up, and tell what went wrong', async () => {
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

  it('never read the password back, and refuse a server that is not public by its field', async () => {
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
