import * as contract from '@waybill/contract/books/endpoints';
import { handle } from '#platform/context.ts';
import { redirectUriAt, toConnection, toProgram } from '../mappers.ts';
import { allPrograms } from '../programs.ts';
import { connection } from '../sql.ts';

export const getBooks = handle(contract.getBooks, async ({ db, caller }) => {
  const row = await connection(db);
  return {
    connection: row === undefined ? null : toConnection(row),
    programs: allPrograms.map(toProgram),
    redirectUri: redirectUriAt(caller.origin),
  };
});
