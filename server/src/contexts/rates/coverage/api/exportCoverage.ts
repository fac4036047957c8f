import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { everyRow, lanes, overlapping, uncovered } from '../sql/coverage-reports.ts';
import { writeLanes, writeOverlaps, writeUncovered } from '../coverage-export.ts';

export const exportCoverage = handle(contract.exportCoverage, async ({ input, db }) => {
  const { report, rateCardId } = input;
  if (report === 'uncovered') return writeUncovered(await everyRow(db, uncovered(rateCardId)));
  if (report === 'overlapping') return writeOverlaps(await everyRow(db, overlapping(rateCardId)));
  return writeLanes(await everyRow(db, lanes(input)));
});
