import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Document } from './documents.ts';
import { type InvoiceRow, invoiceById, type PrintedInvoiceRow } from './lists.ts';
import { type PrintingOffice, printingOfficeOf } from './office.ts';
import type { financePapers } from './papers/index.ts';
import { remittancePaperOf, statementPaperOf, taxInvoiceOf } from './print.ts';
import { creditPaperOf } from './print-credit.ts';
import type { CreditNoteRow } from './sql/credit-list.ts';
import type { RemittanceRow } from './sql/remittance-list.ts';
import { type Statement, statementOver } from './statement.ts';
import { numberOf } from './wire.ts';

type Press = Pick<HouseWithPapers<typeof financePapers>, 'papers'>;
/** What prints papers from the records: a picture of the tenant is among its files. */
type PressWithFiles = Press & Pick<HouseWithPapers<typeof financePapers>, 'files'>;

/** An invoice as a PDF. */
export const printInvoice = async (
  { papers }: Press,
  row: PrintedInvoiceRow,
  office: PrintingOffice,
): Promise<Document> => ({
  fileName: invoiceFile(numberOf(row)),
  fileType: 'application/pdf',
  bytes: await papers.renderPaper('tax-invoice', taxInvoiceOf(row, office), office.words),
  customerId: row.customer_id,
});

/** A statement as a PDF. */
export const printStatement = async (
  { papers }: Press,
  statement: Statement,
  office: PrintingOffice,
): Promise<Document> => ({
  fileName: statementFile(statement.card.code, statement.to),
  fileType: 'application/pdf',
  bytes: await papers.renderPaper('statement', statementPaperOf(statement, office), office.words),
  customerId: statement.card.id,
});

type Advice = { readonly row: RemittanceRow; readonly customer: CustomerCard };

/** A remittance advice as a PDF. */
export const printRemittance = async (
  { papers }: Press,
  { row, customer }: Advice,
  office: PrintingOffice,
): Promise<Document> => ({
  fileName: `${row.number}.pdf`,
  fileType: 'application/pdf',
  bytes: await papers.renderPaper(
    'remittance',
    remittancePaperOf(row, customer, office),
    office.words,
  ),
  customerId: row.customer_id,
});

type Credit = { readonly row: CreditNoteRow; readonly invoice: InvoiceRow };

/** An approved credit note as a PDF. */
export const printCreditNote = async (
  { papers }: Press,
  { row, invoice }: Credit,
  office: PrintingOffice,
): Promise<Document> => ({
  fileName: `${row.number}.pdf`,
  fileType: 'application/pdf',
  bytes: await papers.renderPaper('credit-note', creditPaperOf(row, invoice, office), office.words),
  customerId: row.customer_id,
});

/** What the PDF of an invoice is called. */
export const invoiceFile = (number: string): string => `${number}.pdf`;

/** What the file of a customer's statement is called. */
export const statementFile = (code: string, to: LocalDate, ending: 'pdf' | 'csv' = 'pdf'): string =>
  `Statement ${code} ${to}.${ending}`;

/** Which paper of finance a letter carries, by what it is of. */
export type PaperAsked =
  | { readonly paper: 'Invoice'; readonly id: number }
  | {
      readonly paper: 'Statement';
      readonly customerId: number;
      readonly from: LocalDate;
      readonly to: LocalDate;
    };

/**
 * The paper as it reads now, as a PDF.
 * @throws {Problem} InvoiceNotFound, CustomerOfInvoiceNotFound
 */
export async function printAsked(
  press: PressWithFiles,
  db: TenantDb,
  asked: PaperAsked,
  now: Date,
): Promise<Document> {
  const office = await printingOfficeOf({ db, files: press.files, now });
  if (asked.paper === 'Statement') {
    const { customerId } = asked;
    const card = await customerCard(db, customerId);
    const customer = found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
    return printStatement(press, await statementOver(db, customer, asked), office);
  }
  const { id } = asked;
  const row = found(await invoiceById(db, id), financeProblems.InvoiceNotFound, { id });
  return printInvoice(press, row, office);
}
