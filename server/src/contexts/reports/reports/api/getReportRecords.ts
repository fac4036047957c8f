import { found, notValidField } from '@waybill/contract/problem';
import { recordColumns } from '@waybill/contract/reports/reports/record-columns';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import { pageBounds } from '#platform/lists/paging.ts';
import { cellOf, toColumn } from '../domain/cells.ts';
import { figureColumn } from '../domain/figure.ts';
import { inputOf } from '../domain/requested.ts';
import { inReportTime } from '../pieces.ts';
import { reportFor, todayOf } from '../report-for.ts';
import { recordsBehind } from '../sql/records.ts';
import { countedRecordsOf } from '../sql/statements.ts';

export const getReportRecords = handle(
  contract.getReportRecords,
  async ({ input, actor, db, now }) => {
    const report = reportFor(actor, input.reportId);
    const query = inputOf(report, input.parameters, await todayOf(db, now));
    const { of, by, figures } = found(report.records, reportsProblems.ReportNotFound);
    const counted = found(countedRecordsOf[report.name], reportsProblems.ReportNotFound)(query);
    if (!figures.includes(input.figure)) throw notValidField('figure', 'Choose a figure');
    const named = Object.entries(input.row).filter(([key]) => by.includes(key));
    const row = Object.fromEntries(named);
    const rows = await inReportTime(db, () =>
      recordsBehind(db, { of, query, counted, figure: input.figure, row }, pageBounds(input)),
    );
    const columns = [...recordColumns[of], ...figureColumn(report, input.figure)];
    const items = rows.map((each) => ({
      kind: each.kind,
      ref: each.ref,
      cells: columns.map((column) => cellOf(each, column)),
    }));
    return { columns: columns.map(toColumn), items, totalCount: rows[0]?.total_count ?? 0 };
  },
);
