import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { localDateOf } from '@waybill/kernel/time';
import { saveListFile } from '../../documents/list-file.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import { remittanceBatches, type RemittanceRow } from '../sql/remittance-list.ts';

export const exportRemittanceAdvices = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportRemittanceAdvices, async ({ input, actor, db, now }) => {
    const { today, timezone } = await financeSettingsOf(db, now);
    const columns = columnsIn(timezone);
    const batches = remittanceBatches(db, input);
    const list = { name: 'Remittance advices', today, columns, batches, actor };
    return saveListFile({ db, files, now }, list);
  });

/** The columns, with days in the tenant's zone. */
const columnsIn = (timezone: string): readonly CsvColumn<RemittanceRow>[] => [
  { head: 'Remittance advice', cell: (row) => row.number },
  { head: 'Made', cell: (row) => localDateOf(row.created_at, timezone) },
  { head: 'Created by', cell: (row) => row.user_name },
  { head: 'Customer code', cell: (row) => row.customer.code },
  { head: 'Customer', cell: (row) => row.customer.displayName },
  { head: 'Payment date', cell: (row) => row.payment_date },
  { head: 'Amount', cell: (row) => toDecimal(row.total_minor), decimals: 2 },
  { head: 'Paid', cell: (row) => toDecimal(row.paid_minor), decimals: 2 },
  { head: 'Status', cell: (row) => row.status },
  { head: 'Invoices', cell: ({ lines }) => lines.map(lineOf).join('; ') },
  { head: 'Note', cell: (row) => row.note },
  { head: 'Cancelled by', cell: (row) => row.cancelled_by_name },
  { head: 'Reason of cancelling', cell: (row) => row.cancel_note },
];

const lineOf = ({ invoice_number, amount_minor }: RemittanceRow['lines'][number]): string =>
  `${invoice_number} ${toDecimal(amount_minor).toFixed(2)}`;
