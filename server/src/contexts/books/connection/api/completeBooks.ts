import { type TheirOrganisation } from '@waybill/adapters/accounting';
import { accountingRequest } from '@waybill/adapters/books/accounting-request';
import { tokensFor } from '@waybill/adapters/books/oauth';
import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found, Problem } from '@waybill/contract/problem';
import { seal, unseal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../books-changed.ts';
import { hashOf } from '#platform/token.ts';
import { queueGathering, queueWaiting } from '../../transfers/queue.ts';
import { asProblem } from '../as-problem.ts';
import { type BooksServices, programOf, serversOf } from '../programs.ts';
import {
  type AuthorisationRow,
  connection,
  dropForeignTransfers,
  saveConnection,
  takeAuthorisation,
} from '../sql.ts';

const timeout_ms = 20_000;

type Returned = {
  readonly code: string;
  readonly businessId?: string | undefined;
  readonly businessName?: string | undefined;
};

export const completeBooks = (services: BooksServices) =>
  handle(contract.completeBooks, async ({ input, actor, db, now }) => {
    const whose = { stateHash: hashOf(input.state), userId: db.scope.userId ?? 0, now };
    const begun = await takeAuthorisation(db, whose);
    const started = found(begun, booksProblems.BooksSignInExpired);
    const { tokens, organisations } = await asProblem(() => signedIn(services, started, input));
    if (organisations.length === 0) throw new Problem(booksProblems.BooksOrganisationNotFound);
    const before = await connection(db);
    const [first] = organisations;
    const isSame = organisations.find(({ id }) => id === before?.organisation_id);
    const organisation = organisations.length === 1 ? (first ?? null) : (isSame ?? null);
    if (organisation !== null) await dropForeignTransfers(db, organisation.id);
    await saveConnection(db, {
      ...started,
      accessToken: seal(services.secret, tokens.accessToken),
      refreshToken: seal(services.secret, tokens.refreshToken),
      expiresAt: new Date(now.getTime() + tokens.expiresIn * 1000),
      organisation,
      organisations: organisation === null ? organisations : [],
      userName: actor.name,
      now,
    });
    await queueWaiting(db);
    await queueGathering(db);
    booksChanged(db);
    return null;
  });

/** Exchanges the code; the state proves that the sign-in was started by this user. */
async function signedIn(services: BooksServices, started: AuthorisationRow, input: Returned) {
  const { secret, callOut } = services;
  const program = programOf(started.program);
  const servers = serversOf(program, services);
  const clientSecret = started.client_secret === null ? '' : unseal(secret, started.client_secret);
  const signal = AbortSignal.timeout(timeout_ms);
  const tokens = await tokensFor(
    {
      program,
      tokenUrl: servers.token,
      app: { clientId: started.client_id, clientSecret },
      callOut,
      signal,
    },
    {
      code: input.code,
      redirectUri: started.redirect_uri,
      verifier: unseal(secret, started.verifier),
    },
  );
  const request = accountingRequest({
    name: program.name,
    servers,
    clientId: started.client_id,
    organisationId: '',
    accessToken: tokens.accessToken,
    callOut,
    signal,
    now: services.clock,
  });
  const named: TheirOrganisation | null =
    input.businessId === undefined
      ? null
      : { id: input.businessId, name: input.businessName ?? input.businessId };
  return { tokens, organisations: await program.organisations(request, named) };
}
