import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, line } from '../../shared/fields.ts';

/** Why a customer resembles one that is being added. */
export const similarReasons = ['SameAbn', 'SameEmail', 'SameTelephone', 'SimilarName'] as const;
export type SimilarReason = (typeof similarReasons)[number];

export const SimilarCustomer = entity(
  'SimilarCustomer',
  z.object({
    id: Id,
    code: z.string(),
    name: z.string(),
    accountStatus: z.string(),
    reasons: z.array(z.enum(similarReasons)),
  }),
);

/** The values entered in a form so far. */
export const LikeCustomer = z.object({
  companyName: line(256).optional(),
  customerName: line(256).optional(),
  email: line(256).optional(),
  contact: line(64).optional(),
  abn: line(20).optional(),
});
