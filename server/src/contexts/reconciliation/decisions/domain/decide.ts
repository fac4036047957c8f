import { type Message, sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import {
  type LineStanding,
  type LineStatus,
  type Resolution,
  whyNotOnLine,
} from '@waybill/contract/reconciliation/lifecycle';
import { type Minor, toDecimal, ZERO } from '@waybill/kernel/money';

/** The values of a line that a decision needs. */
export type LineToDecide = LineStanding & {
  readonly id: number;
  readonly hasReason: boolean;
  readonly customerRecharge: Minor;
};

export type LineDecision = {
  readonly id: number;
  readonly status: LineStatus;
  readonly resolution: Resolution | null;
  /** The recharge to the customer before tax; null unless approved. */
  readonly approved: Minor | null;
  readonly note: string | null;
};

export type RequestedApproval = {
  /** Null takes the line's customer recharge. */
  readonly amount: Minor | null;
  readonly override: boolean;
  readonly note: string | null;
};

/**
 * Returns what is wrong with an approval, by the request's members; empty if it is valid (B-38).
 */
export function approvalFaults(
  line: LineToDecide,
  { amount, override, note }: RequestedApproval,
): readonly Complaint[] {
  const fault = (member: string, message: Message) => ({ members: [member], message });
  const isOther = amount !== null && amount !== line.customerRecharge;
  if (isOther && !override) {
    const usual = toDecimal(line.customerRecharge).toFixed(2);
    return [
      fault(
        'approvedAmount',
        sentence('Approve {amount}, or override it with a note.', { amount: usual }),
      ),
    ];
  }
  if (override && (note ?? '') === '') {
    return [fault('note', 'A note is required to override the amount.')];
  }
  if ((amount ?? ZERO) > 0 && !line.isRechargeable) {
    return [fault('approvedAmount', 'There is no customer to recharge.')];
  }
  return [];
}

/** Returns the decision of a valid approval. */
export function approve(line: LineToDecide, { amount, note }: RequestedApproval): LineDecision {
  const approved = amount ?? line.customerRecharge;
  return {
    id: line.id,
    status: 'Approved',
    resolution: resolutionOf(line, approved),
    approved,
    note: note === '' ? null : note,
  };
}

function resolutionOf({ hasReason }: LineToDecide, approved: Minor): Resolution | null {
  if (approved > 0) return 'PassedOn';
  return hasReason ? 'Absorbed' : null;
}

/** Returns why a line cannot get this resolution, as a sentence, or null. */
export function whyNotResolve(line: LineToDecide, resolution: Resolution): string | null {
  const why = whyNotOnLine(line, resolution);
  if (why !== null) return why;
  const isNothing = resolution === 'PassedOn' && line.customerRecharge === 0;
  return isNothing ? 'There is nothing to pass on.' : null;
}

/** Absorbed and PassedOn are approvals; a dispute or a refusal leaves the line unpaid. */
export function resolve(
  line: LineToDecide,
  resolution: Resolution,
  note: string | null,
): LineDecision {
  const { id, status } = line;
  const amounts: Partial<Record<Resolution, Minor>> = {
    Absorbed: ZERO,
    PassedOn: line.customerRecharge,
  };
  const approved = amounts[resolution] ?? null;
  return { id, status: approved === null ? status : 'Approved', resolution, approved, note };
}
