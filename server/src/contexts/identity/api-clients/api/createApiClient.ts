import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { newToken } from '#platform/token.ts';
import { insistOnSession, newClientId } from '../api-clients.ts';
import { permissionsNamed, refuseBeyond } from '../../roles/domain/granting.ts';
import { addApiClient } from '../sql.ts';

export const createApiClient = ({ hasher }: Pick<Services, 'hasher'>) =>
  handle(contract.createApiClient, async ({ input: { client }, actor, db, now }) => {
    insistOnSession(actor);
    const permissions = permissionsNamed(client.permissions, false);
    refuseBeyond(permissions, [], actor.permissions);
    const id = newClientId();
    const secret = newToken();
    const secretHash = await hasher.hash(secret);
    await addApiClient(db, { id, name: client.name, permissions, secretHash }, now);
    return { id, secret };
  });
