import { english, sentenceOf } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/pricing/endpoints';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { requirePermission, isStaff } from '#platform/http/actor.ts';
import { absent } from '../offers.ts';
import { toQuote } from '../quote-mapper.ts';
import type { AbsentPrice } from '../snapshot.ts';
import * as rows from '../sql.ts';

/** Only staff can enter a price for a manual account. */
const toAbsent = ({ byHand, reason, ...absent }: AbsentPrice, forStaff: boolean) => ({
  ...absent,
  reason: english(reason),
  reasonSentence: sentenceOf(reason),
  byHand: forStaff && byHand ? { ...byHand, services: [...byHand.services] } : null,
});

/** After this time missing responses are reported as absent prices (decisions B-25). */
const timeout_ms = 30_000;

/**
 * The token grants access, but a customer's prices are visible only to the customer and to staff: a
 * guest with the token sees only requests without a customer (decision 0013).
 */
export const getQuotes = handle(
  contract.getQuotes,
  async ({ input: { resourceToken }, actor, db, now }) => {
    requirePermission(actor, 'Booking.View');
    const row = await rows.requestOfToken(db, resourceToken, now);
    const isTheirs = isStaff(actor) || row?.customer_id === actor.customerId;
    const request = found(isTheirs ? row : undefined, pricingProblems.QuoteRequestNotFound);
    const attempts = await rows.attempts(db, request.id);
    const snapshots = await rows.snapshots(db, request.id);
    const isOver = now.getTime() - request.created_at.getTime() >= timeout_ms;
    const late = attempts.filter((attempt) => !attempt.is_done);
    const silent = late.map(({ carrier_code: carrierCode, account_name: name }) =>
      absent({ carrierCode, name }, "The carrier didn't respond in time."),
    );
    const reasons = [
      ...attempts.flatMap((attempt) => attempt.absent),
      ...(isOver ? silent : []),
      ...(isStaff(actor) ? request.skipped : []),
    ];
    return {
      quotes: snapshots.map((snapshot) => toQuote(snapshot, isStaff(actor))),
      resourceToken,
      isCompleted: isOver || late.length === 0,
      unavailable: reasons.map((reason) => toAbsent(reason, isStaff(actor))),
      expiresAt: request.expires_at.toISOString(),
    };
  },
  { reach: 'tenant' },
);
