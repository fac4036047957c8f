import {
  type ColumnsOfFile,
  fittingColumns,
  guessedColumns,
  type InvoiceColumn,
  invoiceColumnNames,
} from '@waybill/contract/reconciliation/columns';

/** What the form of an import holds. */
export type ImportValues = {
  readonly carrierCode: string | null;
  readonly invoiceNumber: string;
  readonly invoiceTotal: number | null;
  readonly columns: Readonly<Record<InvoiceColumn, string | null>>;
};

export const columnWords: Readonly<Record<InvoiceColumn, string>> = {
  consignmentNo: 'Consignment number',
  serviceCode: 'Service code',
  serviceName: 'Service name',
  chargedWeight: 'Charged weight, kg',
  chargedVolume: 'Charged volume, m³',
  amountExTax: 'Amount before tax',
};

/** Where each column stands: as in the carrier's last file, else by its usual name. */
export function columnsFor(
  heads: readonly string[],
  remembered: ColumnsOfFile | null | undefined,
): ImportValues['columns'] {
  const known: ColumnsOfFile = {
    ...guessedColumns(heads),
    ...fittingColumns(remembered ?? {}, heads),
  };
  const entries = invoiceColumnNames.map((column) => [column, known[column] ?? null] as const);
  return Object.fromEntries(entries) as Record<InvoiceColumn, string | null>;
}

/** The columns as they are sent: those that were chosen. */
export const columnsSent = (columns: ImportValues['columns']): ColumnsOfFile =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, head]) => (head ? [[column, head]] : [])),
  );

type Summed = { readonly heads: readonly string[]; readonly sums: readonly (number | null)[] };

/** What the chosen column of amounts adds up to; null where it holds anything else. */
export function sumOf({ heads, sums }: Summed, head: string | null): number | null {
  return head === null ? null : (sums[heads.indexOf(head)] ?? null);
}
