import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { cancelRemittance } from '../remittance.ts';

export const deleteRemittanceAdvice = handle(
  contract.deleteRemittanceAdvice,
  async ({ input: { remittanceNumber: number, note }, actor, db, now }) => {
    await cancelRemittance(db, { number, note }, { now, userName: actor.name });
    return null;
  },
);
