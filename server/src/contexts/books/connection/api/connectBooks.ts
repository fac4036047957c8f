import { authorizationUrl } from '@waybill/adapters/books/oauth';
import * as contract from '@waybill/contract/books/endpoints';
import { notValidField, Problem } from '@waybill/contract/problem';
import { booksProblems } from '@waybill/contract/books/problems';
import { seal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { redirectUriAt } from '../mappers.ts';
import { type BooksServices, programOf, serversOf } from '../programs.ts';
import { addAuthorisation, dropExpiredAuthorisations } from '../sql.ts';

/** Users have this long at the program's page. */
const life_ms = 15 * 60_000;

export const connectBooks = (services: BooksServices) =>
  handle(contract.connectBooks, async ({ input, db, now, caller }) => {
    const program = programOf(input.program);
    if (program.requiresSecret && input.clientSecret === '') {
      throw notValidField('clientSecret', 'Please enter the client secret of the app');
    }
    const { userId } = db.scope;
    if (userId === null) throw new Problem(booksProblems.BooksSignInExpired);
    const [state, verifier] = [newToken(), newToken()];
    const redirectUri = redirectUriAt(caller.origin);
    const { secret } = services;
    await dropExpiredAuthorisations(db, now);
    await addAuthorisation(db, {
      stateHash: hashOf(state),
      userId,
      program: program.code,
      clientId: input.clientId,
      clientSecret: input.clientSecret === '' ? null : seal(secret, input.clientSecret),
      verifier: seal(secret, verifier),
      redirectUri,
      expiresAt: new Date(now.getTime() + life_ms),
    });
    const servers = serversOf(program, services);
    const request = { clientId: input.clientId, redirectUri, state, verifier };
    return { url: authorizationUrl(program, servers, request) };
  });
