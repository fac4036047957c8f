import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { identityProblems } from '../problems.ts';
import { idOf } from '../../shared/ids.ts';

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/api/impersonate/start',
  access: 'Administration.Impersonation',
  summary: 'Returns a one-time token that signs in as another user of the tenant.',
  input: z.object({ userId: idOf('user') }),
  output: z.object({ impersonationToken: z.string() }),
  problems: [
    identityProblems.UserNotFound,
    identityProblems.CannotImpersonateTwice,
    identityProblems.CannotImpersonateSelf,
  ],
});

export const endImpersonation = endpoint({
  path: '/api/impersonate/end',
  access: 'signedIn',
  summary: 'Returns a one-time token that signs in as the original user again.',
  output: z.object({ impersonationToken: z.string() }),
  problems: [identityProblems.NotImpersonating],
  reads: false,
});
