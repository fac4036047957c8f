import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { newToken } from '#platform/token.ts';
import { insistOnSession } from '../api-clients.ts';
import { refuseBeyond } from '../../roles/domain/granting.ts';
import { apiClient, replaceSecret } from '../sql.ts';

export const rotateApiClientSecret = ({ hasher }: Pick<Services, 'hasher'>) =>
  handle(contract.rotateApiClientSecret, async ({ input: { id }, actor, db }) => {
    insistOnSession(actor);
    const client = found(await apiClient(db, id), identityProblems.ApiClientNotFound, { id });
    // Anyone with the new secret has all permissions of the client.
    refuseBeyond(client.permissions, [], actor.permissions);
    const secret = newToken();
    const replaced = await replaceSecret(db, id, await hasher.hash(secret));
    found(replaced || null, identityProblems.ApiClientNotFound, { id });
    return { id, secret };
  });
