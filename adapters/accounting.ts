import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { ExternalRefusal, ExternalUnavailable } from './external-errors.ts';

/** Where a program signs users in, hands out tokens and is called; origins with a path. */
export type AccountingServers = {
  readonly authorize: string;
  readonly token: string;
  readonly api: string;
};

/** The app that a tenant registered with the program. */
export type AccountingApp = { readonly clientId: string; readonly clientSecret: string };

export type AccountingCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** The JSON body; absent: no body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One request to a program: whose books, and the function that calls with a valid token. */
export type AccountingRequest = {
  readonly servers: AccountingServers;
  readonly clientId: string;
  /** Empty while none is chosen. */
  readonly organisationId: string;
  /**
   * Calls the program and reads JSON; null where the response has no body or nothing was found.
   * @throws {BooksUnavailable} where it does not respond, is overloaded or limits us
   * @throws {BooksDenied} where the tenant has to connect again
   * @throws {BooksRefusal} in the program's own words
   */
  readonly call: (call: AccountingCall) => Promise<unknown>;
};

/** A business whose books the user may open: an organisation of Xero, a company file of MYOB. */
export type TheirOrganisation = { readonly id: string; readonly name: string };

/** An account; `key` names it in requests, `code` is what accountants call it. */
export type BooksAccount = {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** Income takes the lines of invoices, Expense those of bills, Bank takes payments. */
  readonly kind: 'Income' | 'Expense' | 'Bank';
};

export type BooksTaxCode = {
  readonly key: string;
  readonly name: string;
  readonly isForSales: boolean;
  readonly isForPurchases: boolean;
};

/** A tracking category of Xero, or the categories of MYOB, with its options. */
export type TrackingCategory = {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
};

export type ChartOfAccounts = {
  readonly accounts: readonly BooksAccount[];
  readonly taxCodes: readonly BooksTaxCode[];
  readonly trackingCategories: readonly TrackingCategory[];
};

export type BooksContact = {
  readonly kind: 'Customer' | 'Supplier';
  /** Ours, unique. */
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly abn: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly suburb: string;
  readonly stateCode: string;
  readonly postCode: string;
  readonly countryCode: string;
  /** The key of the tax code for its sales, or its purchases. */
  readonly taxKey: string;
};

export type BooksLine = {
  readonly description: string;
  /** Before tax; below 0 for discounts. */
  readonly amount: Minor;
  readonly tax: Minor;
  readonly accountKey: string;
  readonly taxKey: string;
  readonly tracking: { readonly categoryId: string; readonly optionId: string } | null;
};

/** A prepayment is money of a customer that is not allocated to an invoice. */
export type BooksDocumentKind = 'Invoice' | 'CreditNote' | 'Bill' | 'Prepayment';

/**
 * An issued invoice, approved credit with amounts above 0, a supplier's bill, or a prepayment,
 * whose one line has the bank account that received it.
 */
export type BooksDocument = {
  readonly kind: BooksDocumentKind;
  readonly number: string;
  readonly contactId: string;
  readonly date: LocalDate;
  readonly dueDate: LocalDate;
  readonly reference: string;
  readonly currency: string;
  readonly lines: readonly BooksLine[];
  /** With tax. */
  readonly total: Minor;
};

export type VoidableKind = Exclude<BooksDocumentKind, 'Prepayment'>;

/** A document by our number; prepayments are found among those of their contact. */
export type SoughtDocument = {
  readonly kind: BooksDocumentKind;
  readonly number: string;
  /** Empty if the program does not have the contact yet. */
  readonly contactId: string;
};

/** A document as the program has it. */
export type TheirDocument = {
  readonly kind: BooksDocumentKind;
  readonly id: string;
  readonly number: string;
  readonly contactId: string;
  readonly contactName: string;
  readonly date: LocalDate;
  readonly total: Minor;
  /** The amount still to be paid, or to be credited. */
  readonly open: Minor;
  readonly isVoid: boolean;
};

/** The program's credit note or prepayment that a settlement is taken from. */
export type CreditSource = { readonly kind: 'CreditNote' | 'Prepayment'; readonly id: string };

/** The source of a settlement; what is paid out is paid from the bank account as well. */
export type SettlementSource = { readonly kind: 'Bank'; readonly key: string } | CreditSource;

/**
 * A payment of an invoice or bill, a credit or prepayment applied to an invoice, or a refund of
 * what is left of a credit or prepayment.
 */
export type BooksSettlement = {
  readonly target: { readonly kind: BooksDocumentKind; readonly id: string };
  readonly contactId: string;
  readonly amount: Minor;
  readonly date: LocalDate;
  readonly reference: string;
  readonly from: SettlementSource;
};

/** What an earlier call made whose response was lost is found by. */
export type SoughtSettlement = Pick<BooksSettlement, 'target' | 'amount' | 'reference' | 'from'>;

/** A settlement of an invoice that the program has; without a source it is a payment. */
export type SettledPayment = { readonly id: string; readonly from: CreditSource | null };

/** A payment of an invoice that was entered in the program. */
export type TheirPayment = {
  readonly id: string;
  readonly invoiceId: string;
  readonly amount: Minor;
  readonly date: LocalDate;
  readonly reference: string;
  readonly isDeleted: boolean;
};

export type BooksPage<T> = { readonly rows: readonly T[]; readonly isLast: boolean };

/**
 * The interface of every accounting program. `key` makes a write idempotent where the program
 * supports it, for as long as it keeps keys; callers look for the record first.
 */
export type AccountingProgram = {
  readonly code: 'Xero' | 'MYOB';
  readonly name: string;
  readonly description: string;
  readonly servers: AccountingServers;
  /** Scopes, separated by spaces. */
  readonly scope: string;
  /** Further parameters of its sign-in page. */
  readonly authorizationQuery?: Readonly<Record<string, string>>;
  /** Whether it checks a code challenge (RFC 7636). */
  readonly supportsPkce: boolean;
  /** How the app proves itself to the token server. */
  readonly authentication: 'basic' | 'body';
  readonly requiresSecret: boolean;
  readonly callsPerMinute: number;
  /** `named` contains the parameters that MYOB adds to the redirect. */
  organisations(
    request: AccountingRequest,
    named: TheirOrganisation | null,
  ): Promise<readonly TheirOrganisation[]>;
  chart(request: AccountingRequest): Promise<ChartOfAccounts>;
  /** Creates the contact, or finds the one with its code; returns its id. */
  saveContact(request: AccountingRequest, contact: BooksContact, key: string): Promise<string>;
  /** @throws {BooksRefusal} where the program does not take such a number */
  find(request: AccountingRequest, sought: SoughtDocument): Promise<TheirDocument | null>;
  create(request: AccountingRequest, document: BooksDocument, key: string): Promise<TheirDocument>;
  /** Voids a document; has no effect if it is void already. Prepayments are refunded instead. */
  void(request: AccountingRequest, kind: VoidableKind, id: string): Promise<void>;
  /**
   * The ids of settlements of an invoice that an earlier call with `key` may have made, by the key
   * or, where the program does not keep it, by reference and amount.
   */
  findSettlements(
    request: AccountingRequest,
    sought: SoughtSettlement,
    key: string,
  ): Promise<readonly string[]>;
  /** Returns the id of the payment, or of the credit applied. */
  settle(request: AccountingRequest, settlement: BooksSettlement, key: string): Promise<string>;
  /** Takes a settlement of an invoice back; has no effect if it is gone already. */
  unsettle(request: AccountingRequest, settled: SettledPayment): Promise<void>;
  /** False where a settlement of an invoice was deleted. */
  isSettled(request: AccountingRequest, settled: SettledPayment): Promise<boolean>;
  /** Payments of invoices that changed since; pages count from 1. */
  payments(
    request: AccountingRequest,
    query: { readonly since: Date; readonly page: number },
  ): Promise<BooksPage<TheirPayment>>;
  /** Documents of a kind dated from a day on; pages count from 1. */
  documents(
    request: AccountingRequest,
    query: { readonly kind: BooksDocumentKind; readonly from: LocalDate; readonly page: number },
  ): Promise<BooksPage<TheirDocument>>;
};

/** The program refused a call. */
export class BooksRefusal extends ExternalRefusal {
  override readonly name: string = 'BooksRefusal';
}

/** The program no longer accepts our tokens: a user has to connect it again. */
export class BooksDenied extends BooksRefusal {
  override readonly name: string = 'BooksDenied';
}

/** The program did not respond, or limits us. */
export class BooksUnavailable extends ExternalUnavailable {
  override readonly name: string = 'BooksUnavailable';
}
