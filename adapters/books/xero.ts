import type { AccountingProgram } from '../accounting.ts';
import { chart, organisations } from './xero-chart.ts';
import { saveContact } from './xero-contacts.ts';
import { create, documents, find, voidDocument } from './xero-documents.ts';
import { findSettlements, isSettled, payments, settle, unsettle } from './xero-settlements.ts';

/**
 * Xero Accounting API 2.0: xero_accounting.yaml and xero-identity.yaml 16.1.0
 * (github.com/XeroAPI/Xero-OpenAPI). Sign-in: pages pkce-flow and auth-flow of
 * developer.xero.com/documentation/guides/oauth2; granular scopes, the only ones of apps made since
 * March 2026: page scopes; 60 calls a minute for each organisation: page limits. RCTIs are bills
 * (`ACCPAY`). Prepayments are overpayments, which have no tax: page overpayments.
 */
export const xero: AccountingProgram = {
  code: 'Xero',
  name: 'Xero',
  description: 'By an app of developer.xero.com, with or without a client secret.',
  servers: {
    authorize: 'https://login.xero.com/identity/connect/authorize',
    token: 'https://identity.xero.com/connect/token',
    api: 'https://api.xero.com',
  },
  scope: [
    'offline_access',
    'accounting.invoices',
    'accounting.payments',
    'accounting.banktransactions',
    'accounting.contacts',
    'accounting.settings.read',
  ].join(' '),
  supportsPkce: true,
  authentication: 'basic',
  requiresSecret: false,
  callsPerMinute: 60,
  organisations,
  chart,
  saveContact,
  find,
  create,
  void: voidDocument,
  findSettlements,
  settle,
  unsettle,
  isSettled,
  payments,
  documents,
};
