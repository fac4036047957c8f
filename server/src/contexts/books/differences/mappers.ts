import type { OutputOf } from '@waybill/contract/endpoint';
import type { getBooksDifferences } from '@waybill/contract/books/endpoints';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import type { DifferenceRow } from './sql.ts';

type BooksDifference = OutputOf<typeof getBooksDifferences>['items'][number];

export const toDifference = (row: DifferenceRow): BooksDifference => ({
  id: `${row.kind}-${row.number}-${row.transfer_id ?? row.their_id}`,
  kind: row.kind,
  number: row.number,
  difference: row.difference,
  customerName: row.customer_name,
  documentDate: row.document_date,
  ours:
    row.transfer_id === null || row.our_id === null
      ? null
      : {
          transferId: row.transfer_id,
          ourId: row.our_id,
          ...sideOf(row.our_total, row.our_open, row.our_void),
        },
  theirs:
    row.their_id === null
      ? null
      : { theirId: row.their_id, ...sideOf(row.their_total, row.their_open, row.their_void) },
  accepted: row.reason === null ? null : { reason: row.reason, userName: row.accepted_by ?? '' },
});

const sideOf = (total: Minor | null, open: Minor | null, isVoid: boolean | null) => ({
  total: amountOf(total),
  open: amountOf(open),
  isVoid: isVoid === true,
});

const amountOf = (amount: Minor | null): number => (amount === null ? 0 : toDecimal(amount));
