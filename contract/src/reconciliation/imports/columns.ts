import { columnsByHeads, type ColumnsFound } from '../../shared/columns.ts';

/**
 * The columns read from a carrier's invoice, with their headings in our own export and in others.
 */
export const invoiceColumns = {
  consignmentNo: [
    'ConsignmentNo',
    'Consignment',
    'Consignment Number',
    'Connote',
    'Connote No',
    'Connote Number',
    'CarrierRef',
    'Con Note',
    'Con Note No',
    'Con No',
    'Tracking',
    'Tracking Number',
  ],
  serviceCode: ['ServiceCode', 'Service', 'Code', 'Charge Code'],
  serviceName: [
    'ServiceName',
    'Service Name',
    'Description',
    'Charge',
    'Charge Description',
    'Charge Type',
  ],
  chargedWeight: ['ChargedWeight', 'Weight', 'Chargeable Weight', 'Kg', 'Dead Weight'],
  chargedVolume: ['ChargedVolume', 'Volume', 'Cubic', 'M3'],
  amountExTax: [
    'AmountExTax',
    'Amount',
    'Amount Ex',
    'Amount Ex GST',
    'Total Ex GST',
    'Total Ex',
    'Net',
    'Net Amount',
    'Charge Ex GST',
    'Charge Ex',
    'Freight Ex GST',
    'Freight',
    'Freight Charge',
    'Base Freight',
    'Total',
    'RoutePrice',
  ],
} as const;

export type InvoiceColumn = keyof typeof invoiceColumns;
export const invoiceColumnNames = Object.keys(invoiceColumns) as readonly InvoiceColumn[];
/** Columns without which nothing can be compared. */
export const neededColumns = ['consignmentNo', 'amountExTax'] as const;

/**
 * The heading of each column in a file; absent if the file has none. `charges` are further columns
 * of amounts, each a separate charge named by its heading: fuel levy, tail lift.
 */
export type ColumnsOfFile = ColumnsFound<InvoiceColumn> & {
  readonly charges?: readonly string[];
};

/** The maximum number of further columns of charges in a file. */
export const chargeColumnsMax = 20;

/** Words in headings of columns that carriers use for separate charges. */
const chargeHeads = new RegExp(
  '\\b(fuel|levy|levies|surcharge|tail ?lift|toll|dangerous|demurrage|redelivery|futile|' +
    'residential|security|handling|insurance|warranty|other charges?|extras?)\\b',
  'i',
);
/** Words in headings that refer to such a charge but contain no amount of it. */
const noAmount = /%|percent|\brate\b|weight|\bkg\b|tax|inc\b|inc\.|including/i;

/** Guesses the columns of a file from its headings. */
export function guessedColumns(heads: readonly string[]): ColumnsOfFile {
  const columns: ColumnsFound<InvoiceColumn> = columnsByHeads(invoiceColumns, heads);
  const used = Object.values(columns);
  const charges = heads
    .filter((head) => chargeHeads.test(head) && (!noAmount.test(head) || /ex(cl)?\b/i.test(head)))
    .filter((head) => !used.includes(head))
    .slice(0, chargeColumnsMax);
  return charges.length === 0 ? columns : { ...columns, charges };
}

/** Returns the given columns, without those that the file does not have. */
export function fittingColumns(
  { charges, ...columns }: ColumnsOfFile,
  heads: readonly string[],
): ColumnsOfFile {
  const fitting = Object.fromEntries(
    Object.entries(columns).filter(([, head]) => heads.includes(head)),
  );
  return charges === undefined
    ? fitting
    : { ...fitting, charges: charges.filter((head) => heads.includes(head)) };
}

/** Headings of a column with the row's total, including its other columns of charges. */
const totalHeads = /\btotal\b|^net( amount)?$|^amount( ?ex.*)?$|^charge ?ex/i;

/**
 * Returns whether the column of amounts is the total of each row rather than its freight. In a file
 * with charge columns and a heading such as “Total Ex GST”, freight is the remainder.
 */
export const isTotalHead = (head: string): boolean => totalHeads.test(head.trim());
