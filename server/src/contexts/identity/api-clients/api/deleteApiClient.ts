import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { insistOnSession } from '../api-clients.ts';
import { removeApiClient } from '../sql.ts';

export const deleteApiClient = handle(
  contract.deleteApiClient,
  async ({ input: { id }, actor, db }) => {
    insistOnSession(actor);
    found((await removeApiClient(db, id)) || null, identityProblems.ApiClientNotFound, { id });
    return null;
  },
);
