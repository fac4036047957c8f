import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { everyLane, everyOverlap, everyUncovered } from '../sql/coverage-lists.ts';
import { writeLanes, writeOverlaps, writeUncovered } from '../imports/coverage-export.ts';

export const exportCoverage = handle(contract.exportCoverage, async ({ input, db }) => {
  const { report, rateCardId } = input;
  if (report === 'uncovered') return writeUncovered(await everyUncovered(db, rateCardId));
  if (report === 'overlapping') return writeOverlaps(await everyOverlap(db, rateCardId));
  return writeLanes(await everyLane(db, input));
});
