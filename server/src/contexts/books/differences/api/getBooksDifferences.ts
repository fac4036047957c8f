import * as contract from '@waybill/contract/books/endpoints';
import { handle } from '#platform/context.ts';
import { differencesPage } from '../lists.ts';
import { toDifference } from '../mappers.ts';

export const getBooksDifferences = handle(contract.getBooksDifferences, async ({ input, db }) => {
  const { rows, totalCount } = await differencesPage(db, input);
  return { items: rows.map(toDifference), totalCount };
});
