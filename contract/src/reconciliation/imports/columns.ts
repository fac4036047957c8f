import { columnsByHeads, type ColumnsFound } from '../../shared/columns.ts';

/** What is read of a carrier's invoice, and the heads that our own export and peers give it. */
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
  serviceName: ['ServiceName', 'Service Name', 'Description', 'Charge', 'Charge Description'],
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
/** Without these nothing can be compared. */
export const neededColumns = ['consignmentNo', 'amountExTax'] as const;

/**
 * Which head of a file each column is under; absent where the file has none. `charges` are further
 * columns of amounts, each a charge of its own named by its head: fuel levy, tail lift.
 */
export type ColumnsOfFile = ColumnsFound<InvoiceColumn> & {
  readonly charges?: readonly string[];
};

/** A file has at most so many further columns of charges. */
export const chargeColumnsMax = 20;

/** What carriers call the charges that they list in columns of their own. */
const chargeHeads = new RegExp(
  '\\b(fuel|levy|levies|surcharge|tail ?lift|toll|dangerous|demurrage|redelivery|futile|' +
    'residential|security|handling|insurance|warranty|other charges?|extras?)\\b',
  'i',
);
/** Heads that speak of such a charge and hold no amount of it. */
const noAmount = /%|percent|\brate\b|weight|\bkg\b|tax|inc\b|inc\.|including/i;

/** The columns of a file by what its heads are usually called. */
export function guessedColumns(heads: readonly string[]): ColumnsOfFile {
  const columns: ColumnsFound<InvoiceColumn> = columnsByHeads(invoiceColumns, heads);
  const used = Object.values(columns);
  const charges = heads
    .filter((head) => chargeHeads.test(head) && (!noAmount.test(head) || /ex(cl)?\b/i.test(head)))
    .filter((head) => !used.includes(head))
    .slice(0, chargeColumnsMax);
  return charges.length === 0 ? columns : { ...columns, charges };
}

/** The columns that fit the file: the given columns, without those the file does not have. */
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

/** A column that adds up the row, its other columns of charges included. */
const totalHeads = /\btotal\b|^net( amount)?$|^amount( ?ex.*)?$|^charge ?ex/i;

/**
 * Whether the column of amounts is the total of each row rather than its freight. A file with
 * columns of charges beside a head such as “Total Ex GST” states freight as what is left of it.
 */
export const isTotalHead = (head: string): boolean => totalHeads.test(head.trim());
