import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { FinanceDocument } from './documents.ts';
import { type InvoiceRow, invoiceById, type PrintedInvoiceRow } from '../invoices/lists.ts';
import { type PrintSettings, printSettingsOf } from '../ledger/office.ts';
import type { financePdfs } from './pdf/index.ts';
import { remittancePdfOf, statementPdfOf, taxInvoiceOf } from './print.ts';
import { printRcti } from '../rcti/print-rcti.ts';
import { creditPdfOf } from '../credit-notes/print-credit.ts';
import type { CreditNoteRow } from '../credit-notes/sql/credit-list.ts';
import type { RemittanceRow } from '../remittances/sql/remittance-list.ts';
import { type AccountStatement, statementOver } from '../statements/statement.ts';
import { numberOf } from '../invoices/mappers.ts';

type Press = Pick<ServicesWithPdfs<typeof financePdfs>, 'pdfs'>;
/** The services that print PDFs from records; the tenant's logo is among its files. */
type PressWithFiles = Press & Pick<ServicesWithPdfs<typeof financePdfs>, 'files'>;

export const printInvoice = async (
  { pdfs }: Press,
  row: PrintedInvoiceRow,
  settings: PrintSettings,
): Promise<FinanceDocument> => ({
  fileName: invoiceFile(numberOf(row)),
  fileType: 'application/pdf',
  bytes: await pdfs.renderPdf('tax-invoice', taxInvoiceOf(row, settings), settings.words),
  customerId: row.customer_id,
});

export const printStatement = async (
  { pdfs }: Press,
  statement: AccountStatement,
  settings: PrintSettings,
): Promise<FinanceDocument> => ({
  fileName: statementFile(statement.card.code, statement.to),
  fileType: 'application/pdf',
  bytes: await pdfs.renderPdf('statement', statementPdfOf(statement, settings), settings.words),
  customerId: statement.card.id,
});

type Advice = { readonly row: RemittanceRow; readonly customer: CustomerCard };

export const printRemittance = async (
  { pdfs }: Press,
  { row, customer }: Advice,
  settings: PrintSettings,
): Promise<FinanceDocument> => ({
  fileName: `${row.number}.pdf`,
  fileType: 'application/pdf',
  bytes: await pdfs.renderPdf(
    'remittance',
    remittancePdfOf(row, customer, settings),
    settings.words,
  ),
  customerId: row.customer_id,
});

type Credit = { readonly row: CreditNoteRow; readonly invoice: InvoiceRow };

export const printCreditNote = async (
  { pdfs }: Press,
  { row, invoice }: Credit,
  settings: PrintSettings,
): Promise<FinanceDocument> => ({
  fileName: `${row.number}.pdf`,
  fileType: 'application/pdf',
  bytes: await pdfs.renderPdf('credit-note', creditPdfOf(row, invoice, settings), settings.words),
  customerId: row.customer_id,
});

export const invoiceFile = (number: string): string => `${number}.pdf`;

export const statementFile = (code: string, to: LocalDate, ending: 'pdf' | 'csv' = 'pdf'): string =>
  `Statement ${code} ${to}.${ending}`;

/** A finance PDF to attach to an e-mail, by its type. */
export type PdfQuery =
  | { readonly pdf: 'Invoice'; readonly id: number }
  | { readonly pdf: 'Rcti'; readonly id: number }
  | {
      readonly pdf: 'Statement';
      readonly customerId: number;
      readonly from: LocalDate;
      readonly to: LocalDate;
    };

/**
 * Prints the current version of the document.
 * @throws {Problem} InvoiceNotFound, RctiNotFound, CustomerOfInvoiceNotFound
 */
export async function printRequested(
  { pdfs, files, db, now }: PressWithFiles & { readonly db: TenantDb; readonly now: Date },
  query: PdfQuery,
): Promise<FinanceDocument> {
  const settings = await printSettingsOf({ db, files, now });
  if (query.pdf === 'Statement') {
    const { customerId } = query;
    const card = await customerCard(db, customerId);
    const customer = found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
    return printStatement({ pdfs }, await statementOver(db, customer, query), settings);
  }
  const { id } = query;
  if (query.pdf === 'Rcti') return printRcti({ pdfs, db }, id, settings);
  const row = found(await invoiceById(db, id), financeProblems.InvoiceNotFound, { id });
  return printInvoice({ pdfs }, row, settings);
}
