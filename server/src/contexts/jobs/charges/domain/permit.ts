import { type ChargeStatus, whyNotCharge } from '@waybill/contract/jobs/charges/lifecycle';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import type { Minor } from '@waybill/kernel/money';

type Saving = {
  /** Null for a new charge. */
  readonly status: ChargeStatus | null;
  /** Whether the charge will be open afterwards. */
  readonly isOpen: boolean;
  readonly mayReopen: boolean;
};

/**
 * An open charge may be changed or closed; a closed one may only be reopened, with the permission
 * to do so (decisions J-09).
 * @throws {Problem} ChargeNotOpen
 */
export function permitSaving({ status, isOpen, mayReopen }: Saving): void {
  if (status === null || status === 'Open') return;
  const act = isOpen && mayReopen ? 'reopen' : 'edit';
  permitCharge(act, status);
}

/** @throws {Problem} ChargeNotOpen with a sentence giving the reason. */
export function permitCharge(act: Parameters<typeof whyNotCharge>[0], status: ChargeStatus): void {
  const message = whyNotCharge(act, status);
  if (message !== null) throw new Problem(jobsProblems.ChargeNotOpen, { message });
}

/** @throws {Problem} NotValid if nothing is charged. */
export function insistCharged(subtotal: Minor, member: string): void {
  if (subtotal > 0) return;
  throw notValidField(`${member}.isclosed`, 'A charge must be above 0 to be closed');
}
