import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBooks, getBooksChart } from '@waybill/contract/books/endpoints';
import { type InvoiceDetailType, invoiceDetailTypes } from '@waybill/contract/finance/shapes';

type Settings = NonNullable<NonNullable<ResultOf<typeof getBooks>['connection']>['settings']>;
export type Chart = ResultOf<typeof getBooksChart>;

type LineValues = {
  readonly accountKey: string | null;
  /** Category and option, as `optionKey` writes them. */
  readonly option: string | null;
};

/** Accounts of RCTIs; without an account they are not sent. */
type BillValues = {
  readonly expenseAccountKey: string | null;
  readonly taxedKey: string | null;
  readonly untaxedKey: string | null;
};
const noBills: BillValues = { expenseAccountKey: null, taxedKey: null, untaxedKey: null };

/** Named after the input of the call, so that refusals find their fields. */
export type BooksAccountValues = {
  readonly settings: Omit<Settings, 'lineAccounts' | 'bills'> & { readonly bills: BillValues };
  readonly lines: Readonly<Record<InvoiceDetailType, LineValues>>;
};

const optionKey = (categoryId: string, optionId: string): string => `${categoryId} ${optionId}`;

/** The form's values of the settings, or empty ones. */
export function accountValues(settings: Settings | null, today: string): BooksAccountValues {
  const {
    lineAccounts = [],
    bills = null,
    ...rest
  } = settings ?? {
    incomeAccountKey: '',
    bankAccountKey: '',
    taxedKey: '',
    untaxedKey: '',
    sendsFrom: today,
  };
  const valuesOf = (lineType: InvoiceDetailType): LineValues => {
    const own = lineAccounts.find((one) => one.lineType === lineType);
    const { trackingCategoryId: category = null, trackingOptionId: option = null } = own ?? {};
    return {
      accountKey: own?.accountKey ?? null,
      option: category !== null && option !== null ? optionKey(category, option) : null,
    };
  };
  const lines = Object.fromEntries(invoiceDetailTypes.map((type) => [type, valuesOf(type)]));
  return {
    settings: { ...rest, bills: bills ?? noBills },
    lines: lines as BooksAccountValues['lines'],
  };
}

/** Returns the values to save: only line types that differ from the default. */
export function settingsOf({
  settings: { bills, ...settings },
  lines,
}: BooksAccountValues): Settings {
  const lineAccounts = invoiceDetailTypes.flatMap((lineType) => {
    const { accountKey, option } = lines[lineType];
    if (accountKey === null && option === null) return [];
    const [trackingCategoryId = null, trackingOptionId = null] = option?.split(' ') ?? [];
    const account = accountKey ?? settings.incomeAccountKey;
    return [{ lineType, accountKey: account, trackingCategoryId, trackingOptionId }];
  });
  return { ...settings, lineAccounts, bills: billsOf(bills) };
}

const billsOf = ({ expenseAccountKey, taxedKey, untaxedKey }: BillValues): Settings['bills'] =>
  expenseAccountKey === null
    ? null
    : { expenseAccountKey, taxedKey: taxedKey ?? '', untaxedKey: untaxedKey ?? '' };

export const accountOptions = ({ accounts }: Chart, wanted: 'Income' | 'Expense' | 'Bank') =>
  accounts
    .filter(({ kind }) => kind === wanted)
    .map(({ key, code, name }) => ({ value: key, label: [code, name].join(' ').trim() }));

export const taxOptions = ({ taxCodes }: Chart, wanted: 'isForSales' | 'isForPurchases') =>
  taxCodes.filter((one) => one[wanted]).map(({ key, name }) => ({ value: key, label: name }));

export const trackingOptions = ({ trackingCategories }: Chart) =>
  trackingCategories.flatMap(({ categoryId, name, options }) =>
    options.map((option) => ({
      value: optionKey(categoryId, option.optionId),
      label: option.name,
      group: name,
    })),
  );
