/** The stored part of an invoice's status; Overdue is derived on every read (decisions F-01). */
export const storedInvoiceStatuses = ['Draft', 'Issued', 'PartiallyPaid', 'Paid', 'Void'] as const;
export type StoredInvoiceStatus = (typeof storedInvoiceStatuses)[number];

export const invoiceStatuses = [...storedInvoiceStatuses, 'Overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

type InvoiceAct = 'issue' | 'send' | 'pay' | 'void' | 'credit';

/** The commands each status allows (decisions F-01): only Draft or unpaid Issued can be Void. */
const allowed: Readonly<Record<StoredInvoiceStatus, readonly InvoiceAct[]>> = {
  Draft: ['issue', 'void'],
  Issued: ['send', 'pay', 'void', 'credit'],
  PartiallyPaid: ['send', 'pay', 'credit'],
  Paid: ['send', 'credit'],
  Void: [],
};

type Standing = { readonly status: InvoiceStatus; readonly isPaidInPart: boolean };

/**
 * Why a command is not possible, as a sentence, or null if it is. Overdue counts as the stored
 * status.
 */
export function whyNot({ status, isPaidInPart }: Standing, act: InvoiceAct): string | null {
  const unpaid = isPaidInPart ? 'PartiallyPaid' : 'Issued';
  const stored = status === 'Overdue' ? unpaid : status;
  if (allowed[stored].includes(act)) return null;
  if (act === 'issue') return 'Only a draft can be issued.';
  if (act === 'send') return `An invoice that is ${spoken[stored]} cannot be sent.`;
  if (act === 'pay') return `An invoice that is ${spoken[stored]} cannot be paid.`;
  if (act === 'credit') return `An invoice that is ${spoken[stored]} cannot be credited.`;
  if (stored === 'Void') return 'The invoice has already been voided.';
  return `An invoice that is ${spoken[stored]} can no longer be voided.`;
}

const spoken: Readonly<Record<StoredInvoiceStatus, string>> = {
  Draft: 'a draft',
  Issued: 'issued',
  PartiallyPaid: 'partly paid',
  Paid: 'paid',
  Void: 'void',
};

/**
 * The status of a remittance advice; derived from the payments received for it (decisions F-08).
 */
export const remittanceStatuses = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'] as const;
export type RemittanceStatus = (typeof remittanceStatuses)[number];

/** Why a remittance advice cannot be paid or cancelled, as a sentence, or null (decisions F-09). */
export function whyNotRemittance(status: RemittanceStatus, act: 'pay' | 'cancel'): string | null {
  if (status === 'Pending' || (status === 'PartiallyPaid' && act === 'pay')) return null;
  const verb = act === 'pay' ? 'paid' : 'cancelled';
  return `A remittance advice that is ${remittanceWords[status]} can no longer be ${verb}.`;
}

const remittanceWords: Readonly<Record<RemittanceStatus, string>> = {
  Pending: 'pending',
  PartiallyPaid: 'partly paid',
  Paid: 'paid',
  Cancelled: 'cancelled',
};

/** The status of a credit note (decisions F-14). */
export const creditNoteStatuses = [
  'Requested',
  'Approved',
  'PartiallyApproved',
  'Rejected',
] as const;
export type CreditNoteStatus = (typeof creditNoteStatuses)[number];

/** What approved credit was used for (decisions F-23). */
export const settlements = ['Open', 'Applied', 'Refunded', 'KeptAsCredit'] as const;
export type Settlement = (typeof settlements)[number];
