import type { BooksDocument, BooksLine } from '@waybill/adapters/accounting';
import type { InvoiceDetailType } from '@waybill/contract/finance/shapes';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor } from '@waybill/kernel/money';

type LineAccount = {
  readonly lineType: InvoiceDetailType;
  readonly accountKey: string;
  readonly trackingCategoryId: string | null;
  readonly trackingOptionId: string | null;
};

/** Maps our account codes and tax to those of the accounting software. */
export type Accounts = {
  /** Of lines whose type has no account of its own. */
  readonly accountKey: string;
  readonly taxedKey: string;
  readonly untaxedKey: string;
  readonly lineAccounts: readonly LineAccount[];
};

type Line = {
  readonly type: InvoiceDetailType;
  readonly reference_no: string;
  readonly description: string | null;
  readonly is_taxed: boolean;
  readonly tax_exclusive_minor: Minor;
  readonly tax_minor: Minor;
};

type Document = {
  readonly number: string;
  readonly date: LocalDate;
  readonly due_date: LocalDate;
  readonly reference: string | null;
};

type Parts = {
  readonly kind: BooksDocument['kind'];
  readonly currency: string;
  readonly lines: readonly Line[];
};

/** A document before its contact is known. */
export type ProgramDocument = Omit<BooksDocument, 'contactId'>;

/** A document as programs receive it: our lines with our tax, so that both totals are the same. */
export function booksDocument(
  document: Document,
  { kind, currency, lines }: Parts,
  accounts: Accounts,
): ProgramDocument {
  const booked = lines.map((line) => bookedLine(line, accounts));
  return {
    kind,
    number: document.number,
    date: document.date,
    dueDate: document.due_date,
    reference: document.reference ?? '',
    currency,
    lines: booked,
    total: add(...booked.flatMap(({ amount, tax }) => [amount, tax])),
  };
}

function bookedLine(line: Line, accounts: Accounts): BooksLine {
  const own = accounts.lineAccounts.find(({ lineType }) => lineType === line.type);
  const { trackingCategoryId: categoryId = null, trackingOptionId: optionId = null } = own ?? {};
  const words = [line.reference_no, line.description ?? ''].filter((text) => text !== '');
  return {
    description: words.join(' · ') || line.type,
    amount: line.tax_exclusive_minor,
    tax: line.tax_minor,
    accountKey: own?.accountKey ?? accounts.accountKey,
    // A rounding line holds cents of tax alone.
    taxKey: line.is_taxed ? accounts.taxedKey : accounts.untaxedKey,
    tracking: categoryId !== null && optionId !== null ? { categoryId, optionId } : null,
  };
}
