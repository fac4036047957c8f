import type { AccountingProgram } from '../accounting.ts';
import { chart, organisations } from './myob-chart.ts';
import { saveContact } from './myob-contacts.ts';
import { create, documents, find, voidDocument } from './myob-documents.ts';
import { findSettlements, isSettled, payments, settle, unsettle } from './myob-settlements.ts';

/**
 * MYOB Business API v2 (developer.myob.com/api/myob-business-api). Sign-in, without a code
 * challenge: /api-overview/authentication; scopes of keys made since March 2025:
 * /api-overview/granular_data_scopes. The company file is named by the redirect alone
 * (apisupport.myob.com, "Retrieving Company File GUIDs via MYOB API Post March 2025").
 * Members of what is written: pages /sale, /purchase and /contact of the same site, and the
 * contracts of MYOB's SDK (github.com/myob-oss/AccountRight_Live_API_.Net_SDK).
 */
export const myob: AccountingProgram = {
  code: 'MYOB',
  name: 'MYOB',
  description: 'By an app of the developer tab of my.MYOB, with its key and secret.',
  servers: {
    authorize: 'https://secure.myob.com/oauth2/account/authorize',
    token: 'https://secure.myob.com/oauth2/v1/authorize',
    api: 'https://api.myob.com/accountright',
  },
  scope: [
    'sme-company-file',
    'sme-contacts-customer',
    'sme-contacts-supplier',
    'sme-general-ledger',
    'sme-purchases',
    'sme-sales',
  ].join(' '),
  // Without it, the redirect does not name the company file.
  authorizationQuery: { prompt: 'consent' },
  supportsPkce: false,
  authentication: 'body',
  requiresSecret: true,
  callsPerMinute: 240,
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
