import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, line, requiredLine } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { Claim, ClaimAmount, claimKinds } from './shapes.ts';

export const getClaims = endpoint({
  path: '/api/booking/claim/getClaims',
  access: 'Booking.View',
  summary: 'Returns claims for lost, damaged or late freight; customers see only their own.',
  input: z.object({ ...listInput, bookingId: idOf('booking').optional() }),
  output: pageOf(Claim),
});

export const getClaim = endpoint({
  path: '/api/booking/claim/getClaim',
  access: 'Booking.View',
  summary: 'Returns one claim.',
  input: z.object({ id: idOf('claim') }),
  output: Claim,
  problems: [refusals.ClaimNotFound],
});

export const lodgeClaim = endpoint({
  method: 'POST',
  path: '/api/booking/claim/lodgeClaim',
  access: 'Booking.Edit',
  summary: 'Lodges a claim for a booking, by its customer or by staff.',
  input: z.object({
    claim: z.object({
      bookingId: idOf('booking'),
      kind: z.enum(claimKinds),
      amount: ClaimAmount,
      note: requiredLine(2000, 'Describe what happened'),
    }),
  }),
  output: z.object({ id: Id }),
  problems: [refusals.BookingNotFound, refusals.CannotClaim, refusals.ClaimIsOpen],
});

export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/booking/claim/decideClaim',
  access: 'Finance.Credit',
  summary: 'Accepts an open claim in full or in part, or declines it.',
  input: z.object({
    id: idOf('claim'),
    /** The whole amount accepts the claim, less accepts it in part, and 0 declines it. */
    acceptedAmount: z.number().min(0).max(10_000_000),
    answer: line(2000).nullish(),
  }),
  output: z.null(),
  problems: [refusals.ClaimNotFound, refusals.ClaimDecided, refusals.ClaimedLess],
});
