/** An invoice was numbered and issued. */
export type InvoiceIssued = {
  readonly id: number;
  readonly customerId: number;
  readonly invoiceNumber: string;
  readonly bookingIds: readonly number[];
};

export type InvoiceVoided = {
  readonly id: number;
  readonly customerId: number;
  readonly invoiceNumber: string;
};

/** A user requested that an issued invoice be e-mailed to its customer. */
export type InvoiceSendingRequested = { readonly id: number; readonly customerId: number };

export type PaymentRecorded = {
  readonly id: number;
  readonly customerId: number;
  readonly paymentReferenceNumber: string;
  readonly invoiceIds: readonly number[];
};

/** A billing run made progress or ended. */
export type BillingRunChanged = { readonly id: string; readonly customerId: null };

/** A run of statements went on, or it is known what became of it. */
export type StatementRunChanged = { readonly id: string; readonly customerId: null };

/** A draft of a recurring invoice was created. */
export type InvoiceDrafted = { readonly id: number; readonly customerId: number };

/** A customer, or staff on its behalf, submitted or cancelled a remittance advice. */
export type RemittanceChanged = {
  readonly id: number;
  readonly customerId: number;
  readonly remittanceNumber: string;
};

/** A statement was created for a customer, who is to be notified. */
export type StatementReady = {
  readonly id: null;
  readonly customerId: number;
  /** The amount the customer owes on that day, in hundredths. */
  readonly balanceMinor: number;
  /** yyyy-MM-dd. */
  readonly date: string;
  /** The first day of the period if one was chosen, yyyy-MM-dd. */
  readonly fromDate?: string;
};

/** An invoice is overdue, and a reminder to its customer is due. */
export type PaymentReminderDue = {
  /** The invoice's number in the database. */
  readonly id: number;
  readonly customerId: number;
};

/**
 * A payment was reversed, completely or for some of its invoices, or allocated to further invoices.
 */
export type PaymentChanged = PaymentRecorded;

/** Credit was requested, decided, withdrawn or settled. */
export type CreditNoteChanged = {
  readonly id: number;
  readonly customerId: number;
  readonly creditNoteNumber: string;
  readonly invoiceId: number;
  readonly status: string;
};

/** A card was charged or declined, or it turned out that nothing was charged. */
/** A refund to a card was started, or its outcome is known. */
export type CardReturnChanged = {
  readonly id: number;
  readonly customerId: number;
  readonly status: 'Pending' | 'Voided' | 'Refunded' | 'Refused';
};

export type CardChargeDecided = {
  readonly id: number;
  readonly customerId: number;
  readonly status: string;
};

/** An RCTI was created, sent, paid or voided. */
export type RctiChanged = { readonly id: number; readonly customerId: null };

/** A user requested that an RCTI be e-mailed to its contractor. */
export type RctiSendingRequested = RctiChanged;
