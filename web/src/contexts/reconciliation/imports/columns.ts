import {
  type ColumnsOfFile,
  fittingColumns,
  guessedColumns,
  type InvoiceColumn,
  invoiceColumnNames,
  isTotalHead,
} from '@waybill/contract/reconciliation/imports/columns';

export type ImportValues = {
  readonly carrierCode: string | null;
  readonly invoiceNumber: string;
  readonly invoiceTotal: number | null;
  readonly columns: Readonly<Record<InvoiceColumn, string | null>> & {
    /** Further columns of amounts, each a separate charge. */
    readonly charges: readonly string[];
  };
};

export const columnWords: Readonly<Record<InvoiceColumn, string>> = {
  consignmentNo: 'Consignment number',
  serviceCode: 'Service code',
  serviceName: 'Service name',
  chargedWeight: 'Charged weight (kg)',
  chargedVolume: 'Charged volume (m³)',
  amountExTax: 'Amount before tax',
};

/** Returns the head of each column: as in the carrier's last file, otherwise by usual names. */
export function columnsFor(
  heads: readonly string[],
  remembered: ColumnsOfFile | null | undefined,
): ImportValues['columns'] {
  const known: ColumnsOfFile = {
    ...guessedColumns(heads),
    ...fittingColumns(remembered ?? {}, heads),
  };
  const entries = invoiceColumnNames.map((column) => [column, known[column] ?? null] as const);
  const single = Object.fromEntries(entries) as Record<InvoiceColumn, string | null>;
  return { ...single, charges: known.charges ?? [] };
}

/** Returns the chosen columns, as sent. */
export function columnsSent({ charges, ...columns }: ImportValues['columns']): ColumnsOfFile {
  const chosen = Object.fromEntries(
    Object.entries(columns).flatMap(([column, head]) => (head ? [[column, head]] : [])),
  );
  return charges.length === 0 ? chosen : { ...chosen, charges };
}

type Summed = { readonly heads: readonly string[]; readonly sums: readonly (number | null)[] };

/** Returns the columns of amounts that are not used otherwise and may be further charges. */
export function chargeHeads(
  { heads, sums }: Summed,
  columns: Readonly<Record<InvoiceColumn, string | null>>,
): readonly string[] {
  const used = invoiceColumnNames.map((column) => columns[column]);
  return heads.filter((head, at) => sums[at] !== null && !used.includes(head));
}

/** Returns the total of the lines; null if a column of amounts contains anything else. */
export function sumOf(
  { heads, sums }: Summed,
  head: string | null,
  charges: readonly string[] = [],
): number | null {
  if (head === null) return null;
  const columns = [head, ...(isTotalHead(head) ? [] : charges)];
  const amounts = columns.map((each) => sums[heads.indexOf(each)] ?? null);
  return amounts.reduce(
    (total, amount) => (total === null || amount === null ? null : total + amount),
    0,
  );
}
