import type { LocalDate } from '@waybill/kernel/local-date';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import {
  type AccountingProgram,
  type AccountingRequest,
  type BooksContact,
  type BooksDocument,
  type BooksPage,
  type ChartOfAccounts,
  type DocumentKind,
  type TheirOrganisation,
  type BooksSettlement,
  type TheirDocument,
  type TheirPayment,
} from '../accounting.ts';
import { readAs } from './accounting-request.ts';
import * as shapes from './myob-shapes.ts';

/**
 * MYOB Business API v2 (developer.myob.com/api/myob-business-api). Sign-in, without a code
 * challenge: /api-overview/authentication; scopes of keys made since March 2025:
 * /api-overview/granular_data_scopes. The company file is named by the redirect alone
 * (apisupport.myob.com, "Retrieving Company File GUIDs via MYOB API Post March 2025").
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
  scope: 'sme-company-file sme-contacts-customer sme-general-ledger sme-sales',
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
  settle,
  unsettle,
  payments,
  documents,
};

type Call = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

function call(request: AccountingRequest, { method = 'GET', path, query = {}, body }: Call) {
  const url = new URL(`${request.servers.api}/${request.organisationId}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // Without it, the response to a POST is only the address of the created record.
  if (method === 'POST') url.searchParams.set('returnBody', 'true');
  return request.call({ method, url: url.href, body, headers: headersOf(request) });
}

/** /api-overview/headers */
const headersOf = ({ clientId }: AccountingRequest) => ({
  'x-myobapi-key': clientId,
  'x-myobapi-version': 'v2',
});

const read = <T>(shape: z.ZodType<T>, value: unknown): T => readAs('MYOB', shape, value);

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function organisations(
  request: AccountingRequest,
  named: TheirOrganisation | null,
): Promise<readonly TheirOrganisation[]> {
  if (named !== null) return [named];
  const url = `${request.servers.api}/`;
  const body = await request.call({ method: 'GET', url, headers: headersOf(request) });
  return read(shapes.CompanyFiles, body ?? []).map(({ Id, Name }) => ({ id: Id, name: Name }));
}

/** Most rows of one response (/api-overview/retrieving-data). */
const pageSize = 400;
const everything = { $top: '1000' };

const kinds = { Income: 'Income', OtherIncome: 'Income', Bank: 'Bank' } as const;
const isKnownType = (type: string): type is keyof typeof kinds => type in kinds;

async function chart(request: AccountingRequest): Promise<ChartOfAccounts> {
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
    })),
    // What Xero tracks by categories, MYOB tracks by jobs, line by line.
    trackingCategories: options.length === 0 ? [] : [{ id: 'jobs', name: 'Job', options }],
  };
}

/** `DisplayID`, the card ID, is our code. */
async function saveContact(request: AccountingRequest, contact: BooksContact): Promise<string> {
  const path = '/Contact/Customer';
  const DisplayID = contact.code.slice(0, 15);
  const query = { $filter: `DisplayID eq ${quoted(DisplayID)}` };
  const [known] = read(shapes.Customers, await call(request, { path, query })).Items;
  if (known !== undefined) return known.UID;
  const TaxCode = { UID: contact.taxKey };
  const body = {
    CompanyName: contact.name.slice(0, 50),
    IsIndividual: false,
    DisplayID,
    IsActive: true,
    Addresses: [
      {
        Location: 1,
        Street: [contact.addressLine1, contact.addressLine2].join('\n').trim().slice(0, 255),
        City: contact.suburb,
        State: contact.stateCode,
        PostCode: contact.postCode,
        Country: contact.countryCode,
        Phone1: contact.telephone,
        Email: contact.email,
      },
    ],
    SellingDetails: { SaleLayout: 'Service', ABN: contact.abn, TaxCode, FreightTaxCode: TaxCode },
  };
  return read(shapes.Customer, await call(request, { method: 'POST', path, body })).UID;
}

/** Numbers have at most 13 characters; the end of a longer one identifies it better. */
const numberOf = (number: string): string => number.slice(-13);

async function find(
  request: AccountingRequest,
  kind: DocumentKind,
  number: string,
): Promise<TheirDocument | null> {
  const query = { $filter: `Number eq ${quoted(numberOf(number))}` };
  const { Items } = read(shapes.Invoices, await call(request, { path: '/Sale/Invoice', query }));
  const found = Items.map(documentOf).find((one) => one.kind === kind);
  return found === undefined ? null : { ...found, number };
}

/** MYOB works out the tax by its tax codes. A credit note is an invoice below 0. */
async function create(request: AccountingRequest, document: BooksDocument): Promise<TheirDocument> {
  const sign = document.kind === 'CreditNote' ? -1 : 1;
  const body = {
    Number: numberOf(document.number),
    Date: `${document.date}T00:00:00`,
    Customer: { UID: document.contactId },
    Terms: { PaymentIsDue: 'OnADayOfTheMonth', DueDate: `${document.dueDate}T00:00:00` },
    CustomerPurchaseOrderNumber: document.reference.slice(0, 20),
    IsTaxInclusive: false,
    Lines: document.lines.map((line) => ({
      Type: 'Transaction',
      Description: line.description,
      Total: sign * toDecimal(line.amount),
      Account: { UID: line.accountKey },
      TaxCode: { UID: line.taxKey },
      ...(line.tracking !== null && { Job: { UID: line.tracking.optionId } }),
    })),
  };
  const path = '/Sale/Invoice/Service';
  const saved = read(shapes.Invoice, await call(request, { method: 'POST', path, body }));
  return { ...documentOf(saved), number: document.number };
}

/** MYOB has no void sale: it is deleted. */
async function voidDocument(
  request: AccountingRequest,
  _: DocumentKind,
  id: string,
): Promise<void> {
  await call(request, { method: 'DELETE', path: `/Sale/Invoice/Service/${id}` });
}

async function settle(request: AccountingRequest, settlement: BooksSettlement): Promise<string> {
  const { invoiceId, contactId, from } = settlement;
  const shared = { Customer: { UID: contactId }, Date: `${settlement.date}T00:00:00` };
  const AmountApplied = toDecimal(settlement.amount);
  if (from.creditNoteId !== undefined) {
    const path = '/Sale/CreditSettlement';
    const Lines = [{ Type: 'Invoice', AmountApplied, Sale: { UID: invoiceId } }];
    const body = { ...shared, CreditFromInvoice: { UID: from.creditNoteId }, Lines };
    return read(shapes.Saved, await call(request, { method: 'POST', path, body })).UID;
  }
  const body = {
    ...shared,
    DepositTo: 'Account',
    Account: { UID: from.bankKey },
    Memo: settlement.reference,
    Invoices: [{ UID: invoiceId, AmountApplied, Type: 'Invoice' }],
  };
  const path = '/Sale/CustomerPayment';
  return read(shapes.Saved, await call(request, { method: 'POST', path, body })).UID;
}

async function unsettle(
  request: AccountingRequest,
  { id, creditNoteId }: { readonly id: string; readonly creditNoteId: string | null },
): Promise<void> {
  const path = creditNoteId === null ? '/Sale/CustomerPayment' : '/Sale/CreditSettlement';
  await call(request, { method: 'DELETE', path: `${path}/${id}` });
}

/** Payments have no time of change: those of the last month are read again. */
const daysReadAgain = 31;

async function payments(
  request: AccountingRequest,
  { since, page }: { readonly since: Date; readonly page: number },
): Promise<BooksPage<TheirPayment>> {
  const from = addDays(localDate(since.toISOString().slice(0, 10)), -daysReadAgain);
  const query = { ...pageAt(page), $filter: `Date ge datetime'${from}T00:00:00'` };
  const body = await call(request, { path: '/Sale/CustomerPayment', query });
  const { Items, NextPageLink } = read(shapes.Payments, body);
  const rows = Items.flatMap(({ UID, Date: date, Memo, Invoices }) =>
    Invoices.map((invoice, at) => ({
      id: Invoices.length === 1 ? UID : `${UID}#${at + 1}`,
      invoiceId: invoice.UID,
      amount: fromDecimal(invoice.AmountApplied),
      date,
      reference: Memo ?? '',
      isDeleted: false,
    })),
  );
  return { rows, isLast: !NextPageLink };
}

const pageAt = (page: number) => ({
  $top: String(pageSize),
  $skip: String((page - 1) * pageSize),
  $orderby: 'Date',
});

async function documents(
  request: AccountingRequest,
  query: { readonly kind: DocumentKind; readonly from: LocalDate; readonly page: number },
): Promise<BooksPage<TheirDocument>> {
  const { kind, from, page } = query;
  const sign = kind === 'Invoice' ? 'ge' : 'lt';
  const filter = `Date ge datetime'${from}T00:00:00' and TotalAmount ${sign} 0`;
  const body = await call(request, {
    path: '/Sale/Invoice',
    query: { ...pageAt(page), $filter: filter },
  });
  const { Items, NextPageLink } = read(shapes.Invoices, body);
  return { rows: Items.map(documentOf), isLast: !NextPageLink };
}

function documentOf(invoice: z.output<typeof shapes.Invoice>): TheirDocument {
  const { UID, Number: number, Customer, Date: date, TotalAmount, BalanceDueAmount } = invoice;
  const isCredit = TotalAmount < 0;
  return {
    kind: isCredit ? 'CreditNote' : 'Invoice',
    id: UID,
    number,
    contactId: Customer.UID,
    contactName: Customer.Name ?? '',
    date,
    total: fromDecimal(Math.abs(TotalAmount)),
    open: fromDecimal(Math.abs(BalanceDueAmount)),
    isVoid: false,
  };
}
