import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { creditNotesPage } from '../sql/credit-list.ts';
import { billedCreditNoteOf } from '../credit-mappers.ts';

export const getCreditNotes = handle(contract.getCreditNotes, async ({ input, db }) => {
  const { rows, totalCount } = await creditNotesPage(db, input);
  return { items: rows.map(billedCreditNoteOf), totalCount };
});
