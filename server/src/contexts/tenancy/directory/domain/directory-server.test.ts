import { describe, expect, it } from 'vitest';
import { directoryServerOf, ldapOf } from './directory-server.ts';

const serverOf = (saved: Readonly<Record<string, unknown>>) =>
  directoryServerOf(ldapOf(saved), (sealed) => sealed.replace('sealed ', ''));

describe("the tenant's directory server", () => {
  it('defaults to its domain, as for Active Directory', () => {
    const saved = { domain: 'corp.example', userName: 'svc', password: 'sealed secret' };
    expect(serverOf(saved)).toEqual({
      host: 'corp.example',
      port: 636,
      account: { name: 'svc@corp.example', password: 'secret' },
      searchBase: 'dc=corp,dc=example',
      attributes: {
        userName: 'sAMAccountName',
        email: 'mail',
        name: 'givenName',
        surname: 'sn',
        groups: 'memberOf',
      },
    });
  });

  it.each([
    ['ldap.corp.example', 'ldap.corp.example', 636],
    ['ldap.corp.example:389', 'ldap.corp.example', 389],
    ['ldaps://ldap.corp.example:3269', 'ldap.corp.example', 3269],
    ['[2001:db8::7]:636', '[2001:db8::7]', 636],
  ])('is %s when one is set', (server, host, port) => {
    expect(serverOf({ domain: 'corp.example', server })).toMatchObject({ host, port });
  });

  it('uses a full account name as is, and binds anonymously without one', () => {
    const userName = 'cn=svc,dc=corp,dc=example';
    expect(serverOf({ domain: 'corp.example', userName })?.account?.name).toBe(userName);
    expect(serverOf({ domain: 'corp.example' })?.account).toBeNull();
  });

  it('is null when neither server nor domain is set', () => {
    expect(serverOf({})).toBeNull();
  });
});
