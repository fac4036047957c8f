/** An invoice got its number and is owed. */
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

/** Somebody asked that an issued invoice be written to its customer. */
export type InvoiceSendingAsked = { readonly id: number; readonly customerId: number };

export type PaymentRecorded = {
  readonly id: number;
  readonly customerId: number;
  readonly paymentReferenceNumber: string;
  readonly invoiceIds: readonly number[];
};

/** A billing run went on, or it is known what became of it. */
export type BillingRunChanged = { readonly id: string; readonly customerId: null };

/** A run of statements went on, or it is known what became of it. */
export type StatementRunChanged = { readonly id: string; readonly customerId: null };

/** A draft of an invoice that comes again was made. */
export type InvoiceDrafted = { readonly id: number; readonly customerId: number };

/** A customer, or staff for it, announced or took back what it will pay. */
export type RemittanceChanged = {
  readonly id: number;
  readonly customerId: number;
  readonly remittanceNumber: string;
};

/** A statement was made for a customer, who is to hear of it. */
export type StatementReady = {
  readonly id: null;
  readonly customerId: number;
  /** What the customer owes on that day, in hundredths. */
  readonly balanceMinor: number;
  /** yyyy-MM-dd. */
  readonly date: string;
  /** The first day of it where somebody chose one, yyyy-MM-dd. */
  readonly fromDate?: string;
};

/** An invoice is overdue, and it is time to remind its customer. */
export type PaymentReminderDue = {
  /** The invoice's number in the database. */
  readonly id: number;
  readonly customerId: number;
};

/** A payment was taken back, whole or from some of its invoices, or went to further invoices. */
export type PaymentChanged = PaymentRecorded;

/** Credit was requested, decided, withdrawn or settled. */
export type CreditNoteChanged = {
  readonly id: number;
  readonly customerId: number;
  readonly creditNoteNumber: string;
  readonly invoiceId: number;
  readonly status: string;
};

/** A card was charged, declined, or it turned out that nothing was charged. */
/** Money is on its way back to a card, or it is known what became of it. */
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
