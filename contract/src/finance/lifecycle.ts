import type { PlatformText } from '../tenancy/texts/platform.ts';

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
 * Returns why a command is not possible, as a sentence, or null if it is. Overdue counts as the
 * stored status.
 */
export function whyNot({ status, isPaidInPart }: Standing, act: InvoiceAct): string | null {
  const unpaid = isPaidInPart ? 'PartiallyPaid' : 'Issued';
  const stored = status === 'Overdue' ? unpaid : status;
  if (allowed[stored].includes(act)) return null;
  return refusals[act][stored] ?? 'Only a draft can be issued.';
}

const refusals: Readonly<Record<InvoiceAct, Partial<Record<StoredInvoiceStatus, PlatformText>>>> = {
  issue: {},
  send: {
    Draft: 'This invoice is a draft. Issue it before you send it.',
    Void: 'A void invoice cannot be sent.',
  },
  pay: {
    Draft: 'This invoice is a draft. Issue it before it is paid.',
    Paid: 'This invoice is already paid.',
    Void: 'A void invoice cannot be paid.',
  },
  credit: {
    Draft: 'This invoice is a draft. Void it instead.',
    Void: 'A void invoice cannot be credited.',
  },
  void: {
    PartiallyPaid: 'A partly paid invoice can no longer be voided.',
    Paid: 'A paid invoice can no longer be voided.',
    Void: 'The invoice has already been voided.',
  },
};

/**
 * The status of a remittance advice; derived from the payments received for it (decisions F-08).
 */
export const remittanceStatuses = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'] as const;
export type RemittanceStatus = (typeof remittanceStatuses)[number];

/**
 * Returns why a remittance advice cannot be paid or cancelled, as a sentence, or null (decisions
 * F-09).
 */
export function whyNotRemittance(status: RemittanceStatus, act: 'pay' | 'cancel'): string | null {
  if (status === 'Pending' || (status === 'PartiallyPaid' && act === 'pay')) return null;
  return remittanceRefusals[act][status];
}

const remittanceRefusals: Readonly<
  Record<'pay' | 'cancel', Readonly<Record<Exclude<RemittanceStatus, 'Pending'>, PlatformText>>>
> = {
  pay: {
    PartiallyPaid: 'Already paid',
    Paid: 'Already paid',
    Cancelled: 'This remittance advice was cancelled.',
  },
  cancel: {
    PartiallyPaid: 'A partly paid remittance advice can no longer be cancelled.',
    Paid: 'A paid remittance advice can no longer be cancelled.',
    Cancelled: 'Already cancelled',
  },
};

/** The status of a credit note (decisions F-14). */
export const creditNoteStatuses = [
  'Requested',
  'Approved',
  'PartiallyApproved',
  'Rejected',
] as const;
export type CreditNoteStatus = (typeof creditNoteStatuses)[number];

/** How approved credit was used (decisions F-23). */
export const settlements = ['Open', 'Applied', 'Refunded', 'KeptAsCredit'] as const;
export type Settlement = (typeof settlements)[number];
