import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { saveListFile } from '../../documents/list-file.ts';
import type { PaymentRow } from '../../invoices/lists.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import { paymentBatches } from '../lists.ts';

export const exportPayments = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportPayments, async ({ input, actor, db, now }) => {
    const { today } = await financeSettingsOf(db, now);
    const batches = paymentBatches(db, input);
    return saveListFile({ db, files, now }, { name: 'Payments', today, columns, batches, actor });
  });

const columns: readonly CsvColumn<PaymentRow>[] = [
  { head: 'Payment', cell: (row) => row.reference },
  { head: 'Date', cell: (row) => row.payment_date },
  { head: 'Customer code', cell: (row) => row.customer.code },
  { head: 'Customer', cell: (row) => row.customer.displayName },
  { head: 'Method', cell: (row) => row.type },
  { head: 'Amount', cell: (row) => toDecimal(row.paid_minor), decimals: 2 },
  { head: 'On account', cell: (row) => toDecimal(row.unallocated_minor), decimals: 2 },
  { head: 'Refunded', cell: (row) => toDecimal(row.refunded_minor), decimals: 2 },
  { head: 'Invoices', cell: ({ invoices }) => invoices.map(shareOf).join('; ') },
  { head: 'Bank reference', cell: (row) => row.bank_reference },
  { head: 'Remittance advice', cell: (row) => row.remittance_number },
  { head: 'Note', cell: (row) => row.note },
  { head: 'Reversed', cell: (row) => row.reversed_on },
  { head: 'Reversed by', cell: (row) => row.reversed_by_name },
  { head: 'Reason of reversal', cell: (row) => row.reversal_note },
];

const shareOf = ({ number, amount_minor }: PaymentRow['invoices'][number]): string =>
  `${number} ${toDecimal(amount_minor).toFixed(2)}`;
