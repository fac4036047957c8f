import type { Visits } from '#shell/testing/visits.ts';
import type { financeRoutes } from '../routes.ts';

export const financeVisits: Visits<typeof financeRoutes> = {
  invoices: [
    { as: 'lena', path: '/finance/invoices?take=12' },
    { as: 'oto', path: '/finance/invoices?take=12' },
  ],
  payments: [{ as: 'lena', path: '/finance/payments?take=12' }],
  remittances: [
    { as: 'lena', path: '/finance/remittances?take=12' },
    { as: 'oto', path: '/finance/remittances?take=12' },
  ],
  newRemittance: [{ as: 'lena' }, { as: 'oto' }],
  rctis: [{ as: 'lena', path: '/finance/rctis?take=12' }],
  rcti: [{ as: 'lena', path: '/finance/rctis', follow: /^RCTI/ }],
  creditNotes: [{ as: 'lena', path: '/finance/credit-notes?take=12' }],
  newCreditNote: [{ as: 'oto', path: '/finance/credit-notes/new?invoice=1' }],
  creditNote: [{ as: 'lena', path: '/finance/credit-notes', follow: /^CN/ }],
  payByCard: [{ as: 'oto', path: '/finance/pay?invoice=1' }],
  journals: [{ as: 'lena' }],
  fees: [{ as: 'lena' }],
  fee: [{ as: 'lena', path: '/finance/fees', follow: /Peak season/ }],
  payment: [{ as: 'lena', path: '/finance/payments/1' }],
  invoice: [{ as: 'lena', path: '/finance/invoices', follow: /^INV/ }],
};
