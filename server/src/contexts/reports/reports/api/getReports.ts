import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { reportsPage } from '../lists.ts';
import { reportsOf } from '../report-for.ts';
import { toReport } from '../mappers.ts';

export const getReports = handle(contract.getReports, async ({ input, actor, db }) => {
  const theirs = reportsOf(actor);
  const { rows, totalCount } = await reportsPage(db, theirs, input);
  return {
    items: rows.flatMap(({ id }) => theirs.filter((report) => report.id === id).map(toReport)),
    totalCount,
  };
});
