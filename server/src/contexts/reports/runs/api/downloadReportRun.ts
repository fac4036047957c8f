import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import { openById } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { reportFor } from '../../reports/report-for.ts';
import { filePurpose } from '../run-report.ts';
import { runById } from '../sql.ts';

export const downloadReportRun = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.downloadReportRun, async ({ input, actor, db }) => {
    const run = found(await runById(db, input.reportRunId), reportsProblems.ReportRunNotFound);
    reportFor(actor, run.report_id);
    const id = found(run.file_id, reportsProblems.ReportRunNotReady);
    return found(await openById({ db, files }, filePurpose, id), reportsProblems.ReportRunNotFound);
  });
