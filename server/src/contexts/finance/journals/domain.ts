import type { LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor, minor, multiply, subtract, ZERO } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import type { LedgerAccount } from '../ledger/domain.ts';

export type DaySum = {
  readonly date: LocalDate;
  readonly account: LedgerAccount;
  /** Whether tax was charged on the sales; null on accounts other than revenue. */
  readonly isTaxed: boolean | null;
  readonly debit: Minor;
  readonly credit: Minor;
};

/** The other program's code of each account. */
export type AccountCodes = Readonly<Record<LedgerAccount, string>>;

/** One line of a day's journal; one of the amounts is 0. */
export type JournalLine = {
  readonly date: LocalDate;
  readonly code: string;
  readonly description: string;
  readonly debit: Minor | 0;
  readonly credit: Minor | 0;
};

/** Xero's limit of lines per file (help.xero.com, ManualJournalsImport). */
export const xeroLinesMax = 300;

/** Returns both sides of every account and day as separate lines: nothing is netted. */
export const journalLines = (
  sums: readonly DaySum[],
  codes: AccountCodes,
): readonly JournalLine[] =>
  accountSums(sums).flatMap((sum) => bothSides(sum, lineOf(sum, words[sum.account], codes)));

/** Merges taxed and untaxed revenue: one sum per account and day. */
const accountSums = (sums: readonly DaySum[]): readonly DaySum[] =>
  [...Map.groupBy(sums, ({ date, account }) => `${date} ${account}`).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({
      ...first,
      debit: add(...same.map(({ debit }) => debit)),
      credit: add(...same.map(({ credit }) => credit)),
    })),
  );

const words: Readonly<Record<LedgerAccount, string>> = {
  Receivable: 'Accounts receivable',
  Revenue: 'Revenue before GST',
  Tax: 'GST collected',
  Bank: 'Bank',
};

const lineOf = (
  { date, account }: Pick<DaySum, 'date' | 'account'>,
  description: string,
  codes: AccountCodes,
) => ({ date, code: codes[account], description });

/** Returns a copy of the line for each side that is not zero. */
const bothSides = <Line>({ debit, credit }: Pick<DaySum, 'debit' | 'credit'>, line: Line) => [
  ...(debit === 0 ? [] : [{ ...line, debit, credit: 0 as const }]),
  ...(credit === 0 ? [] : [{ ...line, debit: 0 as const, credit }]),
];

/** Names of tax rates that every Australian organisation in Xero starts with. */
export type XeroTaxRate = 'GST on Income' | 'GST Free Income' | 'BAS Excluded';

export type XeroLine = JournalLine & { readonly taxRate: XeroTaxRate };

/** The tax that Xero calculates on each line of "GST on Income". */
const xeroGst = percent(10);

/**
 * Converts the journals for Xero, which reads amounts without tax and posts the tax of each line to
 * its own GST account (central.xero.com, "Add, import and post manual journals"):
 * - revenue of taxed lines is "GST on Income": Xero adds the 10 %, reported at G1 and 1A of the
 *   BAS;
 * - revenue of untaxed lines is "GST Free Income", reported at G1 and G3: international freight and
 *   insurance of it are GST-free (GST Act 1999, Subdivision 38-K). A seller that charges no GST at
 *   all lodges no BAS for it, so its revenue is "BAS Excluded";
 * - receivables and the bank are no supplies: "BAS Excluded".
 *
 * The GST that we collected has no line of its own, or Xero would count it twice. The cents between
 * our tax and that of Xero are a line "GST rounding" on the GST account, "BAS Excluded", so that
 * each journal balances.
 */
export const xeroLines = (
  sums: readonly DaySum[],
  codes: AccountCodes,
  { chargesGst }: { readonly chargesGst: boolean },
): readonly XeroLine[] =>
  [...Map.groupBy(sums, ({ date }) => date).values()].flatMap((day) => {
    const lines = day
      .filter(({ account }) => account !== 'Tax')
      .flatMap((sum) => {
        const line = lineOf(sum, xeroWords(sum), codes);
        return bothSides(sum, { ...line, taxRate: taxRateOf(sum, chargesGst) });
      });
    return [...lines, ...gstRounding(day, lines, codes)];
  });

const xeroWords = ({ account, isTaxed }: DaySum): string =>
  account === 'Revenue' && isTaxed === false ? 'Revenue without GST' : words[account];

function taxRateOf({ account, isTaxed }: DaySum, chargesGst: boolean): XeroTaxRate {
  if (account !== 'Revenue') return 'BAS Excluded';
  if (isTaxed === true) return 'GST on Income';
  return chargesGst ? 'GST Free Income' : 'BAS Excluded';
}

/** Returns the line that corrects Xero's tax to ours, if they differ by cents. */
function gstRounding(
  day: readonly DaySum[],
  lines: readonly XeroLine[],
  codes: AccountCodes,
): readonly XeroLine[] {
  const posted = day.filter(({ account }) => account === 'Tax').map(sumOf);
  const worked = lines
    .filter(({ taxRate }) => taxRate === 'GST on Income')
    .map((line) => multiply(sumOf(line), xeroGst));
  const difference = subtract(add(...posted), add(...worked));
  const [first] = day;
  if (first === undefined) return [];
  const line = lineOf({ date: first.date, account: 'Tax' }, 'GST rounding', codes);
  const sides = {
    debit: difference > 0 ? difference : ZERO,
    credit: difference < 0 ? subtract(ZERO, difference) : ZERO,
  };
  return bothSides(sides, { ...line, taxRate: 'BAS Excluded' as const });
}

/** Debits are positive, credits negative. */
const sumOf = ({ debit, credit }: Pick<JournalLine, 'debit' | 'credit'>): Minor =>
  subtract(minor(debit), minor(credit));
