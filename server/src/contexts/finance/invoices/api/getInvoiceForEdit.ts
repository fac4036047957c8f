import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { invoiceById } from '../lists.ts';
import { financeSettingsOf, readingOf } from '../../ledger/office.ts';
import { invoiceOf } from '../mappers.ts';

export const getInvoiceForEdit = handle(
  contract.getInvoiceForEdit,
  async ({ input, actor, db, now }) => {
    const row = found(await invoiceById(db, input.id), financeProblems.InvoiceNotFound, input);
    return { invoice: invoiceOf(row, readingOf(await financeSettingsOf(db, now), actor)) };
  },
);
