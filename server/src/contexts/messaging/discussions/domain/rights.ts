import {
  customerLevels,
  editableMinutes,
  type VisibilityLevel,
} from '@waybill/contract/messaging/discussions/choices';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { notValidField, Problem } from '@waybill/contract/problem';

type Person = {
  readonly userId: number | null;
  readonly customerId: number | null;
  readonly permissions: ReadonlySet<string>;
};
type Work = { readonly created_by: number | null; readonly created_at: Date };

export const isForCustomers = (level: VisibilityLevel): boolean =>
  customerLevels.some((each) => each === level);

/**
 * Returns the visibility level of a text: by default Internal for staff and Customer for customers.
 * Source: decisions M-02.
 * @throws {Problem} NotValid if a customer's user specifies a level that is not for customers
 */
export function levelOf(actor: Person, query: VisibilityLevel | undefined): VisibilityLevel {
  if (actor.customerId === null) return query ?? 'Internal';
  const level = query ?? 'Customer';
  if (isForCustomers(level)) return level;
  throw notValidField(
    'comment.visibilitylevel',
    `You may write for ${customerLevels.join(' or ')}`,
  );
}

/**
 * E-mails to external addresses may contain only third-party or public comments.
 * @throws {Problem} NotValid
 */
export function insistOnOpenness(level: VisibilityLevel, addresses: readonly string[]): void {
  if (addresses.length === 0 || level === 'ThirdParty' || level === 'Public') return;
  throw notValidField(
    'comment.thirdpartytags',
    'Somebody outside reads what is for third parties or public alone',
  );
}

/** True for moderators, and for the author within the editable minutes (decisions M-06). */
export function mayChange(actor: Person, work: Work, now: Date): boolean {
  if (actor.permissions.has('Communication.Edit')) return true;
  const age_ms = now.getTime() - work.created_at.getTime();
  const isAuthor = actor.userId !== null && actor.userId === work.created_by;
  return isAuthor && age_ms <= editableMinutes * 60_000;
}

/** @throws {Problem} TooLateToChange */
export function insistOnChange(actor: Person, work: Work, now: Date): void {
  if (!mayChange(actor, work, now)) throw new Problem(messagingProblems.TooLateToChange);
}
