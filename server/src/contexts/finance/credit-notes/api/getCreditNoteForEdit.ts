import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { creditNoteById } from '../sql/credit-list.ts';
import { billedCreditNoteOf } from '../credit-mappers.ts';

export const getCreditNoteForEdit = handle(contract.getCreditNoteForEdit, async ({ input, db }) => {
  const row = found(await creditNoteById(db, input.id), financeProblems.CreditNoteNotFound, input);
  return { creditNote: billedCreditNoteOf(row) };
});
