import { minor } from '@waybill/kernel/money';
import type { ClaimKind } from '@waybill/contract/booking/claims/shapes';
import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { TenantDb } from '#platform/db/database.ts';
import { decisionOf } from '../claims/domain.ts';
import { addClaim, saveDecision } from '../claims/sql.ts';
import type { PastStory } from './history.ts';

type DemoClaim = {
  /** The latest booking with this status is claimed for. */
  readonly status: BookingStatus;
  readonly kind: ClaimKind;
  readonly amount_minor: number;
  readonly note: string;
  readonly decision?: { readonly accepted_minor: number; readonly answer: string };
};

const claims: readonly DemoClaim[] = [
  {
    status: 'Damaged',
    kind: 'Damage',
    amount_minor: 38_500,
    note: 'Two of the cartons arrived crushed; the glasses inside are broken.',
  },
  {
    status: 'Lost',
    kind: 'Loss',
    amount_minor: 126_000,
    note: 'The pallet has not been seen since the depot.',
    decision: {
      accepted_minor: 90_000,
      answer: 'We cover the invoice value of the goods, without freight.',
    },
  },
  {
    status: 'Delivered',
    kind: 'Delay',
    amount_minor: 4_200,
    note: 'The delivery came a day after it was promised.',
    decision: { accepted_minor: 0, answer: 'Nobody was there at the first attempt.' },
  },
];

const day_ms = 86_400_000;

/** Adds an open claim, one that was accepted in part and one that was declined. */
export async function seedClaims(
  { db, now }: { readonly db: TenantDb; readonly now: Date },
  history: readonly PastStory[],
  ids: readonly number[],
): Promise<void> {
  for (const { status, kind, note, decision, ...claim } of claims) {
    const at = history.findIndex((story) => story.status === status);
    const story = history[at];
    if (story === undefined) continue;
    const amount = minor(claim.amount_minor);
    const { id: customerId, contactName, displayName } = story.customer;
    // Few, and each decision needs its claim.
    // oxlint-disable-next-line no-await-in-loop
    const added = await addClaim(db, {
      booking_id: ids[at] ?? 0,
      customer_id: customerId,
      kind,
      amount_minor: amount,
      note,
      lodged_by: contactName ?? displayName,
      created_at: new Date(now.getTime() - day_ms),
    });
    if (decision === undefined || added === undefined) continue;
    const decided = decisionOf(amount, minor(decision.accepted_minor));
    const by = { answer: decision.answer, decidedBy: 'Lena Fox', now };
    // oxlint-disable-next-line no-await-in-loop
    await saveDecision(db, added.id, { ...decided, ...by });
  }
}
