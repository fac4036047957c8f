import { customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { type InvoiceRow, invoiceById } from './lists.ts';
import { type PrintingOffice, printingOfficeOf } from './office.ts';
import type { financePapers } from './papers/index.ts';
import { statementPaperOf, taxInvoiceOf } from './print.ts';
import { type Statement, statementOver } from './statement.ts';
import { numberOf } from './wire.ts';

type Press = Pick<HouseWithPapers<typeof financePapers>, 'papers'>;

/** A drawn PDF, and whose users may see it beside staff. */
export type Printed = {
  readonly fileName: string;
  readonly fileType: 'application/pdf';
  readonly bytes: Uint8Array;
  readonly customerId: number | null;
};

/** An invoice as a PDF. */
export const printInvoice = async (
  { papers }: Press,
  row: InvoiceRow,
  office: PrintingOffice,
): Promise<Printed> => ({
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
): Promise<Printed> => ({
  fileName: statementFile(statement.card.code, statement.to),
  fileType: 'application/pdf',
  bytes: await papers.renderPaper('statement', statementPaperOf(statement, office), office.words),
  customerId: statement.card.id,
});

/** What the PDF of an invoice is called. */
export const invoiceFile = (number: string): string => `${number}.pdf`;

/** What the PDF of a customer's statement is called. */
export const statementFile = (code: string, to: LocalDate): string => `Statement ${code} ${to}.pdf`;

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
  press: Press,
  db: TenantDb,
  asked: PaperAsked,
  now: Date,
): Promise<Printed> {
  const office = await printingOfficeOf(db, now);
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
