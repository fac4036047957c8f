import type { Discrepancy, LineStatus } from '@waybill/contract/reconciliation/lifecycle';
import type { Minor } from '@waybill/kernel/money';

type Compared = {
  readonly reason: Discrepancy | null;
  /** The service of the quote that the charge was compared with. */
  readonly serviceCode: string | null;
  readonly quoted: Minor;
  readonly invoiced: Minor;
};

/** Derives the status of a line before any decision from the saved comparison. */
export function statusFound(line: Compared): Exclude<LineStatus, 'Approved'> {
  const { reason, serviceCode, quoted, invoiced } = line;
  if (reason === null) return 'Matched';
  if (reason === 'Unmatched' || reason === 'Cancelled') return 'NotBooked';
  if (reason === 'Duplicate') return 'OverCharged';
  if (serviceCode === null) return 'NotQuoted';
  return invoiced > quoted ? 'OverCharged' : 'UnderCharged';
}
