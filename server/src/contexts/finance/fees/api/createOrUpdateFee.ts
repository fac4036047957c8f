import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { saveFee } from '../save-fee.ts';

export const createOrUpdateFee = handle(
  contract.createOrUpdateFee,
  async ({ input: { fee }, db, now }) => ({
    id: await saveFee(db, { id: fee.id ?? undefined, fee }, now),
  }),
);
