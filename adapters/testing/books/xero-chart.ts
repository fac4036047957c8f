/** The chart of accounts of the Xero in tests; members as in its published description. */
export const accounts = [
  {
    AccountID: '5040915e-8ce7-4177-8d08-fde416232f18',
    Code: '200',
    Name: 'Freight income',
    Type: 'REVENUE',
    Class: 'REVENUE',
    Status: 'ACTIVE',
  },
  {
    AccountID: '6040915e-8ce7-4177-8d08-fde416232f19',
    Code: '210',
    Name: 'Fuel levies',
    Type: 'REVENUE',
    Class: 'REVENUE',
    Status: 'ACTIVE',
  },
  {
    AccountID: '7040915e-8ce7-4177-8d08-fde416232f20',
    Code: '310',
    Name: 'Contractors',
    Type: 'DIRECTCOSTS',
    Class: 'EXPENSE',
    Status: 'ACTIVE',
  },
  {
    AccountID: '562555f2-8cde-4ce9-8203-0363922537a4',
    Code: '090',
    Name: 'Business bank account',
    Type: 'BANK',
    Class: 'ASSET',
    Status: 'ACTIVE',
  },
];

const sales = { Status: 'ACTIVE', CanApplyToRevenue: true, CanApplyToExpenses: false };
const purchases = { Status: 'ACTIVE', CanApplyToRevenue: false, CanApplyToExpenses: true };
export const taxRates = [
  { ...sales, Name: 'GST on Income', TaxType: 'OUTPUT' },
  { ...sales, Name: 'GST Free Income', TaxType: 'EXEMPTOUTPUT' },
  { ...purchases, Name: 'GST on Expenses', TaxType: 'INPUT' },
  { ...purchases, Name: 'GST Free Expenses', TaxType: 'EXEMPTEXPENSES' },
];

export const trackingCategories = [
  {
    TrackingCategoryID: '351953c4-8127-4009-88c3-f9cd8c9cbe9f',
    Name: 'Region',
    Status: 'ACTIVE',
    Options: [
      {
        TrackingOptionID: 'ce205173-7387-4651-9726-2cf4c5405ba2',
        Name: 'East',
        Status: 'ACTIVE',
      },
    ],
  },
];
