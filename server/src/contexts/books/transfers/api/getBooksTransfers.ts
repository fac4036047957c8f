import * as contract from '@waybill/contract/books/endpoints';
import { handle } from '#platform/context.ts';
import { transfersPage } from '../lists.ts';
import { toTransfer } from '../mappers.ts';

export const getBooksTransfers = handle(contract.getBooksTransfers, async ({ input, db }) => {
  const { rows, totalCount } = await transfersPage(db, input);
  return { items: rows.map(toTransfer), totalCount };
});
