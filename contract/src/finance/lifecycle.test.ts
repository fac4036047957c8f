import { describe, expect, it } from 'vitest';
import { reconciliationStatuses, resolutions } from '../reconciliation/lifecycle.ts';
import {
  creditNoteStatuses,
  invoiceStatuses,
  remittanceStatuses,
  settlements,
  whyNot,
  whyNotRemittance,
} from './lifecycle.ts';

/** Returns the statuses in which a command is allowed. */
const openTo = <Status, Act>(
  statuses: readonly Status[],
  act: Act,
  why: (status: Status, act: Act) => string | null,
): readonly Status[] => statuses.filter((status) => why(status, act) === null);

describe('finance transitions that the specification leaves open [st-033]', () => {
  const invoice = (isPaidInPart: boolean) => (act: Parameters<typeof whyNot>[1]) =>
    openTo(invoiceStatuses, act, (status) => whyNot({ status, isPaidInPart }, act));

  it('an invoice is draft, issued, then paid; voided only while nothing is paid (F-01)', () => {
    const [unpaid, paidInPart] = [invoice(false), invoice(true)];
    expect({
      issue: unpaid('issue'),
      pay: unpaid('pay'),
      void: unpaid('void'),
      voidOncePaidInPart: paidInPart('void'),
    }).toEqual({
      issue: ['Draft'],
      pay: ['Issued', 'PartiallyPaid', 'Overdue'],
      void: ['Draft', 'Issued', 'Overdue'],
      voidOncePaidInPart: ['Draft', 'Issued'],
    });
  });

  it('a remittance advice is paid in parts, or cancelled while unpaid (F-08, F-09)', () => {
    expect([
      openTo(remittanceStatuses, 'pay' as const, whyNotRemittance),
      openTo(remittanceStatuses, 'cancel' as const, whyNotRemittance),
    ]).toEqual([['Pending', 'PartiallyPaid'], ['Pending']]);
  });

  it('credit notes and carrier invoices have the decided statuses (F-14, F-23, B-35)', () => {
    expect({ creditNoteStatuses, settlements, reconciliationStatuses, resolutions }).toEqual({
      creditNoteStatuses: ['Requested', 'Approved', 'PartiallyApproved', 'Rejected'],
      settlements: ['Open', 'Applied', 'Refunded', 'KeptAsCredit'],
      reconciliationStatuses: [
        'Uploaded',
        'Processing',
        'ReadyForApproval',
        'PartiallyApproved',
        'Approved',
        'Failed',
      ],
      resolutions: ['Absorbed', 'PassedOn', 'Disputed', 'Duplicate', 'Cancelled'],
    });
  });
});
