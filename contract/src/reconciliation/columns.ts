import { columnsByHeads, type ColumnsFound } from '../shared/columns.ts';

/** What is read of a carrier's invoice, and the heads that our own export and peers give it. */
export const invoiceColumns = {
  consignmentNo: ['ConsignmentNo', 'Consignment', 'Connote', 'CarrierRef', 'Con Note', 'Tracking'],
  serviceCode: ['ServiceCode', 'Service', 'Code', 'Charge Code'],
  serviceName: ['ServiceName', 'Service Name', 'Description', 'Charge'],
  chargedWeight: ['ChargedWeight', 'Weight', 'Chargeable Weight', 'Kg', 'Dead Weight'],
  chargedVolume: ['ChargedVolume', 'Volume', 'Cubic', 'M3'],
  amountExTax: ['AmountExTax', 'Amount', 'Total Ex GST', 'Net', 'Charge Ex GST', 'RoutePrice'],
} as const;

export type InvoiceColumn = keyof typeof invoiceColumns;
export const invoiceColumnNames = Object.keys(invoiceColumns) as readonly InvoiceColumn[];
/** Without these nothing can be compared. */
export const neededColumns = ['consignmentNo', 'amountExTax'] as const;

/** Which head of a file each column is under; absent where the file has none. */
export type ColumnsOfFile = ColumnsFound<InvoiceColumn>;

/** The columns of a file by what its heads are usually called. */
export const guessedColumns = (heads: readonly string[]): ColumnsOfFile =>
  columnsByHeads(invoiceColumns, heads);

/** The columns that fit the file: its own heads where they are told, others are left out. */
export const fittingColumns = (columns: ColumnsOfFile, heads: readonly string[]): ColumnsOfFile =>
  Object.fromEntries(Object.entries(columns).filter(([, head]) => heads.includes(head)));
