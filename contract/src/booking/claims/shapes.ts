import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment } from '../../shared/fields.ts';

/** The reasons for a claim. */
export const claimKinds = ['Loss', 'Damage', 'Delay'] as const;
export const claimStatuses = ['Open', 'AcceptedInPart', 'Accepted', 'Declined'] as const;
export type ClaimKind = (typeof claimKinds)[number];
export type ClaimStatus = (typeof claimStatuses)[number];

/** In currency units, tax included; at most ten million. */
export const ClaimAmount = z.number().min(0.01, 'Enter an amount above 0').max(10_000_000);

export const Claim = entity(
  'Claim',
  z.object({
    id: Id,
    bookingId: Id,
    consignmentId: z.string().nullable(),
    customerId: Id,
    customerName: z.string(),
    kind: z.enum(claimKinds),
    status: z.enum(claimStatuses),
    /** In currency units, tax included. */
    amount: z.number(),
    acceptedAmount: z.number().nullable(),
    note: z.string(),
    /** The reply to the customer. */
    answer: z.string().nullable(),
    lodgedBy: z.string(),
    creationTime: Moment,
    decidedBy: z.string().nullable(),
    decidedTime: Moment.nullable(),
    /** The booking's invoice, on which credit can be requested; null until it is invoiced. */
    invoiceId: Id.nullable(),
  }),
);
export type Claim = z.output<typeof Claim>;
