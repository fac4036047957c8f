import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { withdrawCredit } from '../credit.ts';

export const deleteCreditNote = handle(
  contract.deleteCreditNote,
  async ({ input: { id }, db, now }) => {
    await withdrawCredit(db, id, now);
    return null;
  },
);
