import type { DirectoryPerson } from '@waybill/adapters/directory';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { namedDirectory } from '../directory.ts';
import type { TenancyServices } from '../../tenants/services.ts';

/** Reads in a separate transaction, so that none is held open while a directory responds. */
export const testDirectory = ({ database, secret, directory }: TenancyServices) =>
  handle(contract.testDirectory, async ({ input: { userName }, actor: { tenantId } }) => {
    const scope = systemScope(tenantId);
    const { server } = await database.transaction(scope, (db) => namedDirectory(db, secret));
    if (server === null) return { server: null, problem: 'No directory is named.', person: null };
    const at = { server: `${server.host}:${server.port}` };
    try {
      const found = await directory.find(server, { userName });
      return { ...at, problem: null, person: found && toPersonResponse(found) };
    } catch (error) {
      const problem = error instanceof Error ? error.message.slice(0, problemMax) : 'No answer';
      return { ...at, problem, person: null };
    }
  });

/** The directory's message is shown, but truncated. */
const problemMax = 500;

const toPersonResponse = ({ email: emailAddress, groups, ...person }: DirectoryPerson) => ({
  ...person,
  groups: [...groups],
  emailAddress,
});
