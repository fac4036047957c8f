import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import type { Account } from './ledger.ts';

type DaySum = {
  readonly date: LocalDate;
  readonly account: Account;
  readonly debit: Minor;
  readonly credit: Minor;
};

/** How the other program calls each account. */
export type AccountCodes = Readonly<Record<Account, string>>;

/** One line of a day's journal; one of the amounts is 0. */
export type JournalLine = {
  readonly date: LocalDate;
  readonly code: string;
  readonly description: string;
  readonly debit: Minor | 0;
  readonly credit: Minor | 0;
};

/** Xero takes no more lines in one file (help.xero.com, ManualJournalsImport). */
export const xeroLinesMax = 300;

/** Both sides of every account and day as lines of their own, so that nothing is netted away. */
export const journalLines = (
  sums: readonly DaySum[],
  codes: AccountCodes,
): readonly JournalLine[] =>
  sums.flatMap(({ date, account, debit, credit }) => {
    const line = { date, code: codes[account], description: words[account] };
    return [
      ...(debit === 0 ? [] : [{ ...line, debit, credit: 0 as const }]),
      ...(credit === 0 ? [] : [{ ...line, debit: 0 as const, credit }]),
    ];
  });

const words: Readonly<Record<Account, string>> = {
  Receivable: 'Accounts receivable',
  Revenue: 'Revenue before GST',
  Tax: 'GST collected',
  Bank: 'Bank',
};
