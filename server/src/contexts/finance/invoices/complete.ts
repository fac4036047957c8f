import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { sentences, whyIncomplete } from '../billing/domain/bookings-to-bill.ts';
import type { InvoiceToIssue } from './issue.ts';

/** Checks what the law requires of a tax invoice. @throws {Problem} InvoiceNotComplete */
export function insistComplete({ buyer, seller, bill }: InvoiceToIssue): void {
  const why = whyIncomplete(buyer, seller, bill.total);
  if (why === null) return;
  throw new Problem(financeProblems.InvoiceNotComplete, { message: sentences[why] });
}
