import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { lanes, reportPage } from '../sql/coverage-reports.ts';

export const getLanesWithoutRate = handle(contract.getLanesWithoutRate, async ({ input, db }) => {
  const { rows, totalCount } = await reportPage(db, lanes(input), input);
  return { items: rows, totalCount };
});
