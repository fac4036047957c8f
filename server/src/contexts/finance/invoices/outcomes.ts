import type { InvoiceOutcome } from '@waybill/contract/finance/invoices/outcomes';
import { financeProblems } from '@waybill/contract/finance/problems';

type Judged<Row> = { readonly row: Row; readonly why: string | null };

/** Invoices that were asked for together, by whether an act fits them. */
export type Sorted<Row> = {
  readonly able: readonly Row[];
  /** Those that it does not fit, and those that are not there or not the caller's to see. */
  readonly unable: readonly InvoiceOutcome[];
};

/** Sorts what was found of the asked for; `whyNot` says why the act does not fit one, or null. */
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

/** Each number once, in the order in which everybody locks. */
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
