import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { draftVersion } from '../draft-version.ts';

/** A version may be copied from any card or version; it belongs to the same root card. */
export const createRateCardVersion = handle(
  contract.createRateCardVersion,
  async ({ input, db }) => ({ id: await draftVersion(db, input) }),
);
