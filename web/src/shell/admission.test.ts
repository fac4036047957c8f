import { describe, expect, it } from 'vitest';
import { admit, ownPath } from './admission.ts';
import { page } from './page.ts';
import { readSession, stateOf } from './session/session.ts';
import { sessionOf } from './testing/people.ts';

const pageWith = (access: Parameters<typeof page>[0]['access']) =>
  page({ path: '/jobs', title: 'Jobs', access, load: async () => () => null });
const nobody = stateOf(null);
const somebody = (...permissions: string[]) => stateOf(readSession(sessionOf({ permissions })));

describe('page access', () => {
  it('redirects visitors outside /auth [ui-routes-018] [st-005] [ui-session-020]', () => {
    expect(
      ['/jobs', '/finance/invoices', '/nowhere'].map((at) => admit(undefined, at, nobody)),
    ).toEqual([{ to: 'signIn' }, { to: 'signIn' }, { to: 'signIn' }]);
  });

  it('does not redirect visitors under /auth [ui-routes-019]', () => {
    expect(admit(pageWith('public'), '/auth/login', nobody)).toEqual({ to: 'page' });
    expect(admit(pageWith('Administration.Impersonation'), '/auth/switch', nobody)).toEqual({
      to: 'signInHint',
    });
  });

  it('lets everyone open public pages, even before the session is known [ui-shell-009]', () => {
    const loading = { status: 'loading', data: null } as const;
    expect(admit(pageWith('public'), '/track', loading)).toEqual({ to: 'page' });
    expect(admit(pageWith('signedIn'), '/jobs', loading)).toEqual({ to: 'nothingYet' });
  });

  it('names the missing permission', () => {
    expect(admit(pageWith('Job'), '/jobs', somebody('Booking.View'))).toEqual({
      to: 'forbidden',
      permission: 'Job',
    });
    expect(admit(pageWith('Job'), '/jobs', somebody('Job.Allocate'))).toEqual({ to: 'page' });
    expect(admit(pageWith('Job.Allocate'), '/jobs', somebody('Job.View'))).toEqual({
      to: 'forbidden',
      permission: 'Job.Allocate',
    });
  });
});

describe('the return address after signing in', () => {
  it.each([
    ['/jobs?page=2#row', '/jobs?page=2#row'],
    ['http://acme.localhost/jobs', '/jobs'],
    ['http://evil.example/jobs', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['\\\\evil.example', '/dashboard'],
    [undefined, '/dashboard'],
  ])('for %s is %s', (result, expected) => {
    expect(ownPath(result, 'http://acme.localhost', '/dashboard')).toBe(expected);
  });
});
