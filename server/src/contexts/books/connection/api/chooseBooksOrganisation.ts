import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../books-changed.ts';
import { dropForeignTransfers, lockConnection, setOrganisation } from '../sql.ts';

export const chooseBooksOrganisation = handle(
  contract.chooseBooksOrganisation,
  async ({ input, db }) => {
    const row = found(await lockConnection(db), booksProblems.BooksNotConnected);
    const chosen = row.organisations.find(({ id }) => id === input.organisationId);
    const organisation = found(chosen, booksProblems.BooksOrganisationNotFound);
    await setOrganisation(db, organisation);
    await dropForeignTransfers(db, organisation.id);
    booksChanged(db);
    return null;
  },
);
