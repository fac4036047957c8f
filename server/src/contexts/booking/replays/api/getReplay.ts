import * as contract from '@waybill/contract/booking/endpoints';
import { handle } from '#platform/context.ts';
import { latestReplay } from '../sql.ts';

export const getReplay = handle(contract.getReplay, async ({ input, db }) => {
  const row = await latestReplay(db, input.rateCardId);
  if (row === undefined) return { replay: null };
  const { created_at: createdAt, ...replay } = row;
  return { replay: { ...replay, createdAt: createdAt.toISOString() } };
});
