import type { InvoiceOutcome } from '@waybill/contract/finance/invoices/outcomes';
import { financeProblems } from '@waybill/contract/finance/problems';

type Judged<Row> = { readonly row: Row; readonly why: string | null };

/** Requested invoices, sorted by whether a command applies to them. */
export type Sorted<Row> = {
  readonly able: readonly Row[];
  /** Those that it does not apply to, do not exist or are not visible to the caller. */
  readonly unable: readonly InvoiceOutcome[];
};

/**
 * Sorts the invoices found for a request; `whyNot` returns why the command does not apply, or null.
 */
export function sortedOut<Row extends { readonly id: number }>(
  query: readonly number[],
  rows: readonly Row[],
  whyNot: (row: Row) => string | null,
): Sorted<Row> {
  const judged: readonly Judged<Row>[] = rows.map((row) => ({ row, why: whyNot(row) }));
  const found = new Set(rows.map(({ id }) => id));
  const missing = query.filter((id) => !found.has(id));
  return {
    able: judged.filter(({ why }) => why === null).map(({ row }) => row),
    unable: [
      ...judged.flatMap(({ row, why }) => (why === null ? [] : [failed(row.id, why)])),
      ...missing.map((id) => failed(id, financeProblems.InvoiceNotFound.message)),
    ],
  };
}

/** Removes duplicates and sorts by id, the lock order. */
export const inOrder = (ids: readonly number[]): readonly number[] =>
  [...new Set(ids)].toSorted((one, other) => one - other);

export const done = (invoiceId: number, value: string | null = null): InvoiceOutcome => ({
  invoiceId,
  status: 'Success',
  value,
  message: null,
});

const failed = (invoiceId: number, message: string): InvoiceOutcome => ({
  invoiceId,
  status: 'Failed',
  value: null,
  message,
});
