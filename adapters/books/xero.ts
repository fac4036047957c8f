import type { LocalDate } from '@waybill/kernel/local-date';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import {
  type AccountingProgram,
  type AccountingRequest,
  type BooksContact,
  type BooksDocument,
  type BooksPage,
  BooksRefusal,
  type ChartOfAccounts,
  type DocumentKind,
  type BooksSettlement,
  type TheirDocument,
  type TheirPayment,
} from '../accounting.ts';
import { readAs } from './accounting-request.ts';
import * as shapes from './xero-shapes.ts';

/**
 * Xero Accounting API 2.0: xero_accounting.yaml and xero-identity.yaml 16.1.0
 * (github.com/XeroAPI/Xero-OpenAPI). Sign-in: pages pkce-flow and auth-flow of
 * developer.xero.com/documentation/guides/oauth2; granular scopes, the only ones of apps made since
 * March 2026: page scopes; 60 calls a minute for each organisation: page limits.
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
  settle,
  unsettle,
  payments,
  documents,
};

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** `Idempotency-Key`, at most 128 characters. */
  readonly key?: string;
  readonly since?: Date;
};

function call(request: AccountingRequest, { method = 'GET', path, ...rest }: Call) {
  const url = new URL(`${request.servers.api}/api.xro/2.0${path}`);
  for (const [name, value] of Object.entries(rest.query ?? {})) url.searchParams.set(name, value);
  return request.call({
    method,
    url: url.href,
    body: rest.body,
    headers: {
      'xero-tenant-id': request.organisationId,
      ...(rest.key !== undefined && { 'idempotency-key': rest.key }),
      ...(rest.since !== undefined && { 'if-modified-since': rest.since.toISOString() }),
    },
  });
}

const read = <T>(shape: z.ZodType<T>, value: unknown): T => readAs('Xero', shape, value);

async function organisations({ servers, call: callXero }: AccountingRequest) {
  const body = await callXero({ method: 'GET', url: `${servers.api}/connections` });
  return read(shapes.Connections, body)
    .filter(({ tenantType }) => tenantType === 'ORGANISATION')
    .map(({ tenantId, tenantName }) => ({ id: tenantId, name: tenantName ?? tenantId }));
}

const isActive = ({ Status = 'ACTIVE' }: { readonly Status?: string | undefined }): boolean =>
  Status === 'ACTIVE';

async function chart(request: AccountingRequest): Promise<ChartOfAccounts> {
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
      return [
        ...(isIncome ? [{ key: Code, code: Code, name: Name, kind: 'Income' as const }] : []),
        ...(takesPayments
          ? [{ key: AccountID, code: Code, name: Name, kind: 'Bank' as const }]
          : []),
      ];
    }),
    taxCodes: rates
      .filter((rate) => isActive(rate) && rate.CanApplyToRevenue !== false)
      .map(({ TaxType, Name }) => ({ key: TaxType, name: Name })),
    trackingCategories: categories.filter(isActive).map((category) => ({
      id: category.TrackingCategoryID,
      name: category.Name,
      options: (category.Options ?? [])
        .filter(isActive)
        .map(({ TrackingOptionID, Name }) => ({ id: TrackingOptionID, name: Name })),
    })),
  };
}

/**
 * `ContactNumber` is our code: it names a contact of another system, and users cannot change it. A
 * contact that the user has under the name is taken; names are unique, so where another of our
 * customers has the name, the code is added.
 */
async function saveContact(
  request: AccountingRequest,
  contact: BooksContact,
  key: string,
): Promise<string> {
  const known = await contactsWith(request, 'ContactNumber', contact.code);
  if (known[0] !== undefined) return known[0].ContactID;
  const [namesake] = await contactsWith(request, 'Name', contact.name);
  if (namesake !== undefined && !namesake.ContactNumber) {
    const { ContactID } = namesake;
    const body = { Contacts: [{ ContactID, ContactNumber: contact.code }] };
    await call(request, { method: 'POST', path: '/Contacts', body, key });
    return ContactID;
  }
  const name = namesake === undefined ? contact.name : `${contact.name} (${contact.code})`;
  const body = { Contacts: [contactBody({ ...contact, name })] };
  const saved = await call(request, { method: 'PUT', path: '/Contacts', body, key });
  return first(read(shapes.Contacts, saved).Contacts).ContactID;
}

async function contactsWith(
  request: AccountingRequest,
  member: 'ContactNumber' | 'Name',
  value: string,
) {
  const query = { where: `${member}=="${value.replaceAll('"', '')}"`, summaryOnly: 'true' };
  const { Contacts } = read(shapes.Contacts, await call(request, { path: '/Contacts', query }));
  return Contacts.filter(({ ContactStatus = 'ACTIVE' }) => ContactStatus === 'ACTIVE');
}

const contactBody = (contact: BooksContact) => ({
  ContactNumber: contact.code,
  AccountNumber: contact.code,
  Name: contact.name,
  EmailAddress: contact.email,
  TaxNumber: contact.abn,
  Addresses: [
    {
      AddressType: 'POBOX',
      AddressLine1: contact.addressLine1,
      AddressLine2: contact.addressLine2,
      City: contact.suburb,
      Region: contact.stateCode,
      PostalCode: contact.postCode,
      Country: contact.countryCode,
    },
  ],
  Phones: [{ PhoneType: 'DEFAULT', PhoneNumber: contact.telephone }],
});

async function find(
  request: AccountingRequest,
  kind: DocumentKind,
  number: string,
): Promise<TheirDocument | null> {
  const query =
    kind === 'Invoice'
      ? { InvoiceNumbers: number }
      : { where: `CreditNoteNumber=="${number.replaceAll('"', '')}"` };
  const found = documentsIn(kind, await call(request, { path: pathOf(kind), query }));
  const same = found.filter((one) => one.number === number);
  return same.find(({ isVoid }) => !isVoid) ?? same[0] ?? null;
}

const pathOf = (kind: DocumentKind): string => (kind === 'Invoice' ? '/Invoices' : '/CreditNotes');

/** PUT only creates; POST would also change existing records. */
async function create(
  request: AccountingRequest,
  document: BooksDocument,
  key: string,
): Promise<TheirDocument> {
  const { kind } = document;
  const body = { [kind === 'Invoice' ? 'Invoices' : 'CreditNotes']: [documentBody(document)] };
  const saved = await call(request, { method: 'PUT', path: pathOf(kind), body, key });
  return first(documentsIn(kind, saved));
}

/** We send the tax of each line: Xero uses `TaxAmount` instead of its own calculation. */
const documentBody = (document: BooksDocument) => ({
  ...(document.kind === 'Invoice'
    ? {
        Type: 'ACCREC',
        InvoiceNumber: document.number,
        DueDate: document.dueDate,
        SentToContact: true,
      }
    : { Type: 'ACCRECCREDIT', CreditNoteNumber: document.number }),
  Contact: { ContactID: document.contactId },
  Date: document.date,
  Reference: document.reference,
  CurrencyCode: document.currency,
  LineAmountTypes: 'Exclusive',
  Status: 'AUTHORISED',
  LineItems: document.lines.map((line) => ({
    Description: line.description,
    Quantity: 1,
    UnitAmount: toDecimal(line.amount),
    AccountCode: line.accountKey,
    TaxType: line.taxKey,
    TaxAmount: toDecimal(line.tax),
    ...(line.tracking !== null && {
      Tracking: [
        {
          TrackingCategoryID: line.tracking.categoryId,
          TrackingOptionID: line.tracking.optionId,
        },
      ],
    }),
  })),
});

async function voidDocument(
  request: AccountingRequest,
  kind: DocumentKind,
  id: string,
): Promise<void> {
  const path = `${pathOf(kind)}/${id}`;
  const found = documentsIn(kind, await call(request, { path }))[0];
  if (found === undefined || found.isVoid) return;
  const body =
    kind === 'Invoice'
      ? { Invoices: [{ InvoiceID: id, Status: 'VOIDED' }] }
      : { CreditNotes: [{ CreditNoteID: id, Status: 'VOIDED' }] };
  await call(request, { method: 'POST', path, body });
}

async function settle(
  request: AccountingRequest,
  settlement: BooksSettlement,
  key: string,
): Promise<string> {
  const { invoiceId, from, date: Date } = settlement;
  const shared = { Invoice: { InvoiceID: invoiceId }, Amount: toDecimal(settlement.amount), Date };
  if (from.creditNoteId !== undefined) {
    const path = `/CreditNotes/${from.creditNoteId}/Allocations`;
    const body = { Allocations: [shared] };
    const saved = await call(request, { method: 'PUT', path, body, key });
    return first(read(shapes.Allocations, saved).Allocations).AllocationID;
  }
  const Account = { AccountID: from.bankKey };
  const body = { Payments: [{ ...shared, Account, Reference: settlement.reference }] };
  const saved = await call(request, { method: 'PUT', path: '/Payments', body, key });
  return first(read(shapes.Payments, saved).Payments).PaymentID;
}

async function unsettle(
  request: AccountingRequest,
  { id, creditNoteId }: { readonly id: string; readonly creditNoteId: string | null },
): Promise<void> {
  if (creditNoteId !== null) {
    const path = `/CreditNotes/${creditNoteId}/Allocations/${id}`;
    await call(request, { method: 'DELETE', path });
    return;
  }
  const path = `/Payments/${id}`;
  const known = await call(request, { path });
  const [payment] = known === null ? [] : read(shapes.Payments, known).Payments;
  if (payment === undefined || payment.Status === 'DELETED') return;
  await call(request, { method: 'POST', path, body: { Status: 'DELETED' } });
}

const pageSize = 100;

async function payments(
  request: AccountingRequest,
  { since, page }: { readonly since: Date; readonly page: number },
): Promise<BooksPage<TheirPayment>> {
  const query = {
    where: 'PaymentType=="ACCRECPAYMENT"',
    order: 'UpdatedDateUTC ASC',
    page: String(page),
    pageSize: String(pageSize),
  };
  const body = await call(request, { path: '/Payments', query, since });
  const all = read(shapes.Payments, body).Payments;
  const rows = all.flatMap((one) =>
    one.Invoice === undefined
      ? []
      : [
          {
            id: one.PaymentID,
            invoiceId: one.Invoice.InvoiceID,
            amount: fromDecimal(one.Amount),
            date: one.Date,
            reference: one.Reference ?? '',
            isDeleted: one.Status === 'DELETED',
          },
        ],
  );
  return { rows, isLast: all.length < pageSize };
}

async function documents(
  request: AccountingRequest,
  query: { readonly kind: DocumentKind; readonly from: LocalDate; readonly page: number },
): Promise<BooksPage<TheirDocument>> {
  const { kind, from, page } = query;
  const type = kind === 'Invoice' ? 'ACCREC' : 'ACCRECCREDIT';
  const day = from.split('-').map(Number).join(',');
  const body = await call(request, {
    path: pathOf(kind),
    query: {
      where: `Type=="${type}" AND Date>=DateTime(${day})`,
      order: 'Date ASC',
      page: String(page),
      pageSize: String(pageSize),
    },
  });
  const rows = documentsIn(kind, body);
  return { rows, isLast: rows.length < pageSize };
}

const gone = new Set(['VOIDED', 'DELETED']);

function documentsIn(kind: DocumentKind, body: unknown): TheirDocument[] {
  if (body === null) return [];
  const rows =
    kind === 'Invoice'
      ? read(shapes.Invoices, body).Invoices.map((one) => ({
          ...one,
          id: one.InvoiceID,
          number: one.InvoiceNumber,
          open: one.AmountDue,
        }))
      : read(shapes.CreditNotes, body).CreditNotes.map((one) => ({
          ...one,
          id: one.CreditNoteID,
          number: one.CreditNoteNumber,
          open: one.RemainingCredit,
        }));
  return rows.map(({ id, number, open, Contact, Date: date, Total, Status }) => ({
    kind,
    id,
    number,
    contactId: Contact?.ContactID ?? '',
    contactName: Contact?.Name ?? '',
    date,
    total: fromDecimal(Total),
    open: fromDecimal(open),
    isVoid: gone.has(Status),
  }));
}

function first<T>(rows: readonly T[]): T {
  const [one] = rows;
  if (one === undefined) throw new BooksRefusal('Xero saved nothing.');
  return one;
}
