/** `id` is the number of the invoice, payment, charge or refund in the database. */
type FinanceRef = { readonly id: number; readonly customerId: number };
type Payment = FinanceRef & {
  readonly paymentReferenceNumber: string;
  readonly invoiceIds: readonly number[];
};
type Remittance = FinanceRef & { readonly remittanceNumber: string };
type Run = { readonly id: string; readonly customerId: null };

type Statement = {
  readonly id: null;
  readonly customerId: number;
  /** The amount the customer owes on that day, in hundredths. */
  readonly balanceMinor: number;
  /** yyyy-MM-dd. */
  readonly date: string;
  /** The first day of the period if one was chosen, yyyy-MM-dd. */
  readonly fromDate?: string;
};

/** A recipient-created tax invoice; contractors are no customers. */
type Rcti = { readonly id: number; readonly customerId: null };

/** The domain events of finance. */
export type FinanceEvents = {
  /** A billing run made progress or ended. */
  readonly 'billingRun.changed': Run;
  /** A run of statements made progress, or its outcome is known. */
  readonly 'statementRun.changed': Run;
  /** A draft of a recurring invoice was created. */
  readonly 'invoice.drafted': FinanceRef;
  /** An invoice was numbered and issued. */
  readonly 'invoice.issued': FinanceRef & {
    readonly invoiceNumber: string;
    readonly bookingIds: readonly number[];
  };
  /** An invoice is overdue, and a reminder to its customer is due. */
  readonly 'invoice.reminderDue': FinanceRef;
  /** A user requested that an issued invoice be e-mailed to its customer. */
  readonly 'invoice.sendingAsked': FinanceRef;
  readonly 'invoice.voided': FinanceRef & { readonly invoiceNumber: string };
  readonly 'payment.recorded': Payment;
  /**
   * A payment was reversed, completely or for some of its invoices, or allocated to further
   * invoices.
   */
  readonly 'payment.changed': Payment;
  /** A customer, or staff on its behalf, submitted a remittance advice. */
  readonly 'remittance.advised': Remittance;
  readonly 'remittance.cancelled': Remittance;
  /** A card was charged or declined, or the charge was found not to have been made. */
  readonly 'cardCharge.decided': FinanceRef & { readonly status: string };
  /** A refund to a card was started, or its outcome is known. */
  readonly 'cardReturn.changed': FinanceRef & {
    readonly status: 'Pending' | 'Voided' | 'Refunded' | 'Refused';
  };
  /** Credit was requested, decided, withdrawn or settled. */
  readonly 'creditNote.changed': FinanceRef & {
    readonly creditNoteNumber: string;
    readonly invoiceId: number;
    readonly status: string;
  };
  /** A statement was created for a customer, who is to be notified. */
  readonly 'statement.ready': Statement;
  /** An RCTI was created, sent, paid or voided. */
  readonly 'rcti.changed': Rcti;
  /** A user requested that an RCTI be e-mailed to its contractor. */
  readonly 'rcti.sendingRequested': Rcti;
};

/** The live topic of each event; null if no page shows its changes. */
export const financeTopics = {
  'billingRun.changed': 'billing',
  'statementRun.changed': 'statements',
  'invoice.drafted': 'finance',
  'invoice.issued': 'finance',
  'invoice.reminderDue': null,
  'invoice.sendingAsked': 'finance',
  'invoice.voided': 'finance',
  'payment.recorded': 'finance',
  'payment.changed': 'finance',
  'remittance.advised': 'finance',
  'remittance.cancelled': 'finance',
  'cardCharge.decided': 'finance',
  'cardReturn.changed': 'finance',
  'creditNote.changed': 'finance',
  'statement.ready': null,
  'rcti.changed': 'finance',
  'rcti.sendingRequested': null,
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterFinance = {
  finance: [
    '/api/finance/invoice/getbillingoverview',
    '/api/finance/invoice/getbillingrun',
    '/api/finance/invoice/getbillingwork',
    '/api/finance/creditnote/getcreditnoteforedit',
    '/api/finance/creditnote/getcreditnotes',
    '/api/finance/Customer/GetFinanceStatement',
    '/api/finance/invoice/getinvoiceforedit',
    '/api/finance/invoice/getinvoices',
    '/api/finance/payment/getpayments',
    '/api/finance/invoice/getreceivables',
    '/api/finance/Payment/GetRemittanceAdvices',
    '/api/finance/Customer/GetStatementRun',
    '/api/finance/Customer/GetStatementWork',
    '/api/finance/payment/gettransactioninfo',
    '/api/finance/rcti/getcontractors',
    '/api/finance/rcti/getrctis',
    '/api/finance/rcti/getrctiforedit',
    '/api/customer/customer/getCurrentCustomer',
    '/api/customer/customer/getCustomerForEdit',
    '/api/customer/customer/getCustomers',
  ],
  billing: [
    '/api/finance/invoice/getbillingoverview',
    '/api/finance/invoice/getbillingrun',
    '/api/finance/invoice/getbillingwork',
  ],
  statements: ['/api/finance/Customer/GetStatementRun'],
} as const;
