import type { AccountingRequest, ChartOfAccounts, TheirOrganisation } from '../accounting.ts';
import { call, headersOf, read } from './myob-call.ts';
import * as shapes from './myob-shapes.ts';

/** The company file that the redirect named, else those that an old key may list. */
export async function organisations(
  request: AccountingRequest,
  named: TheirOrganisation | null,
): Promise<readonly TheirOrganisation[]> {
  if (named !== null) return [named];
  const url = `${request.servers.api}/`;
  const body = await request.call({ method: 'GET', url, headers: headersOf(request) });
  return read(shapes.CompanyFiles, body ?? []).map(({ Id, Name }) => ({ id: Id, name: Name }));
}

const everything = { $top: '1000' };

const kinds = {
  Income: 'Income',
  OtherIncome: 'Income',
  CostOfSales: 'Expense',
  Expense: 'Expense',
  OtherExpense: 'Expense',
  Bank: 'Bank',
} as const;
const isKnownType = (type: string): type is keyof typeof kinds => type in kinds;

/** Accounts, tax codes and jobs that are in use. */
export async function chart(request: AccountingRequest): Promise<ChartOfAccounts> {
  const listOf = (path: string) => call(request, { path, query: everything });
  const accounts = read(shapes.Accounts, await listOf('/GeneralLedger/Account')).Items;
  const taxCodes = read(shapes.TaxCodes, await listOf('/GeneralLedger/TaxCode')).Items;
  const jobs = read(shapes.Jobs, await listOf('/GeneralLedger/Job')).Items;
  const options = jobs
    .filter(({ IsHeader, IsActive }) => IsActive && !IsHeader)
    .map(({ UID, Number, Name }) => ({ id: UID, name: [Number, Name ?? ''].join(' ').trim() }));
  return {
    accounts: accounts.flatMap(({ UID, DisplayID, Name, Type, IsHeader, IsActive }) =>
      isKnownType(Type) && IsActive && !IsHeader
        ? [{ key: UID, code: DisplayID, name: Name, kind: kinds[Type] }]
        : [],
    ),
    taxCodes: taxCodes.map(({ UID, Code, Description }) => ({
      key: UID,
      name: [Code, Description ?? ''].filter((text) => text !== '').join(' · '),
      isForSales: true,
      isForPurchases: true,
    })),
    // What Xero tracks by categories, MYOB tracks by jobs, line by line.
    trackingCategories: options.length === 0 ? [] : [{ id: 'jobs', name: 'Job', options }],
  };
}
