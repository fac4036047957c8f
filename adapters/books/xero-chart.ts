import type { AccountingRequest, ChartOfAccounts } from '../accounting.ts';
import { call, read } from './xero-call.ts';
import * as shapes from './xero-shapes.ts';

/** The organisations that the user may open. */
export async function organisations({ servers, call: callXero }: AccountingRequest) {
  const body = await callXero({ method: 'GET', url: `${servers.api}/connections` });
  return read(shapes.Connections, body)
    .filter(({ tenantType }) => tenantType === 'ORGANISATION')
    .map(({ tenantId, tenantName }) => ({ id: tenantId, name: tenantName ?? tenantId }));
}

const isActive = ({ Status = 'ACTIVE' }: { readonly Status?: string | undefined }): boolean =>
  Status === 'ACTIVE';

/** Accounts, tax rates and tracking categories that are in use. */
export async function chart(request: AccountingRequest): Promise<ChartOfAccounts> {
  const [accounts, rates, categories] = [
    read(shapes.Accounts, await call(request, { path: '/Accounts' })).Accounts,
    read(shapes.TaxRates, await call(request, { path: '/TaxRates' })).TaxRates,
    read(shapes.TrackingCategories, await call(request, { path: '/TrackingCategories' }))
      .TrackingCategories,
  ];
  return {
    accounts: accounts.filter(isActive).flatMap((account) => {
      const { AccountID, Code = '', Name, Type, Class } = account;
      const takesPayments = Type === 'BANK' || account.EnablePaymentsToAccount === true;
      const isIncome = Class === 'REVENUE' && Code !== '';
      const isExpense = Class === 'EXPENSE' && Code !== '';
      return [
        ...(isIncome ? [{ key: Code, code: Code, name: Name, kind: 'Income' as const }] : []),
        ...(isExpense ? [{ key: Code, code: Code, name: Name, kind: 'Expense' as const }] : []),
        ...(takesPayments
          ? [{ key: AccountID, code: Code, name: Name, kind: 'Bank' as const }]
          : []),
      ];
    }),
    taxCodes: rates
      .filter(isActive)
      .map((rate) => ({
        key: rate.TaxType,
        name: rate.Name,
        isForSales: rate.CanApplyToRevenue !== false,
        isForPurchases: rate.CanApplyToExpenses !== false,
      }))
      .filter(({ isForSales, isForPurchases }) => isForSales || isForPurchases),
    trackingCategories: categories.filter(isActive).map((category) => ({
      id: category.TrackingCategoryID,
      name: category.Name,
      options: (category.Options ?? [])
        .filter(isActive)
        .map(({ TrackingOptionID, Name }) => ({ id: TrackingOptionID, name: Name })),
    })),
  };
}
