import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { draftVersion } from '../draft-version.ts';
import { changeByPercentage } from '../sql/percentage.ts';

/** The card itself stays as it is: the draft is compared with it, and published like any other. */
export const createChangedRateCardVersion = handle(
  contract.createChangedRateCardVersion,
  async ({ input, db }) => {
    const id = await draftVersion(db, input);
    const rates = await changeByPercentage(db, id, input.change);
    if (rates === 0) throw new Problem(ratesProblems.NoRatesToChange);
    return { id, rates };
  },
);
