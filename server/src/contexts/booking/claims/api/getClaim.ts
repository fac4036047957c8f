import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toClaim } from '../mappers.ts';
import { claimById } from '../sql.ts';

export const getClaim = handle(contract.getClaim, async ({ input: { id }, db }) =>
  toClaim(found(await claimById(db, id), bookingProblems.ClaimNotFound)),
);
