import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { localDateOf } from '@waybill/kernel/time';
import { saveListFile } from '../../documents/list-file.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import { type BilledCreditNoteRow, creditNoteBatches } from '../sql/credit-list.ts';

export const exportCreditNotes = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportCreditNotes, async ({ input, actor, db, now }) => {
    const { today, timezone } = await financeSettingsOf(db, now);
    const columns = columnsIn(timezone);
    const batches = creditNoteBatches(db, input);
    const list = { name: 'Credit notes', today, columns, batches, actor };
    return saveListFile({ db, files, now }, list);
  });

/** The columns, with days in the tenant's zone. */
function columnsIn(timezone: string): readonly CsvColumn<BilledCreditNoteRow>[] {
  const dayOf = (at: Date | string | null): string | null =>
    at === null ? null : localDateOf(new Date(at), timezone);
  return [
    { head: 'Credit note', cell: (row) => row.number },
    { head: 'Requested', cell: (row) => dayOf(row.created_at) },
    { head: 'Requested by', cell: (row) => row.user_name },
    { head: 'Customer code', cell: (row) => row.customer.code },
    { head: 'Customer', cell: (row) => row.customer.displayName },
    { head: 'Invoice', cell: (row) => row.invoice_number },
    { head: 'Amount inc GST', cell: (row) => toDecimal(row.amount_minor), decimals: 2 },
    { head: 'Approved inc GST', cell: (row) => decimal(row.approved_minor), decimals: 2 },
    { head: 'Approved GST', cell: (row) => decimal(row.approved_tax_minor), decimals: 2 },
    { head: 'Waits', cell: (row) => toDecimal(row.open_minor), decimals: 2 },
    { head: 'Status', cell: (row) => row.status },
    { head: 'Settlement', cell: (row) => row.settlement },
    { head: 'Decided', cell: (row) => dayOf(row.decided_at) },
    { head: 'Decided by', cell: (row) => row.decided_by_name },
  ];
}

const decimal = (amount: BilledCreditNoteRow['approved_minor']): number | null =>
  amount === null ? null : toDecimal(amount);
