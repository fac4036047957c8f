import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { assignFee } from '../save-fee.ts';

export const assignCustomerFee = handle(
  contract.assignCustomerFee,
  async ({ input: { customerFee }, db }) => {
    await assignFee(db, customerFee);
    return null;
  },
);
