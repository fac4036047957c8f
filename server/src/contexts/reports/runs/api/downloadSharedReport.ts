import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import { fetchFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { filePurpose } from '../run-report.ts';

/** The token was e-mailed to recipients outside the tenant; it works as long as the file exists. */
export const downloadSharedReport = ({ files }: Pick<Services, 'files'>) =>
  handle(
    contract.downloadSharedReport,
    async ({ input: { token }, db, now }) =>
      found(
        await fetchFile({ db, files, now }, filePurpose, token),
        reportsProblems.ReportRunNotFound,
      ),
    { reach: 'tenant' },
  );
