import { route } from '#shell/route.ts';

export const financeRoutes = {
  invoices: route('/finance/invoices', ['view', 'customer', 'batch']),
  newInvoice: route('/finance/invoices/new'),
  billingRun: route('/finance/billing-run', ['run']),
  payments: route('/finance/payments'),
  newPayment: route('/finance/payments/new', ['remittance', 'invoice', 'invoices']),
  remittances: route('/finance/remittances', ['peek']),
  newRemittance: route('/finance/remittances/new'),
  rctis: route('/finance/rctis'),
  rcti: route('/finance/rctis/$id'),
  contractors: route('/finance/contractors'),
  payByCard: route('/finance/pay', ['invoice']),
  payment: route('/finance/payments/$id'),
  creditNotes: route('/finance/credit-notes'),
  newCreditNote: route('/finance/credit-notes/new', ['invoice', 'booking']),
  creditNote: route('/finance/credit-notes/$id'),
  fees: route('/finance/fees'),
  fee: route('/finance/fees/$id'),
  journals: route('/finance/journals'),
  statements: route('/finance/statements', ['customer']),
  invoice: route('/finance/invoices/$id'),
};
