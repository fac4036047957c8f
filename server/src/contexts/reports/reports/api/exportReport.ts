import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { inputOf } from '../domain/requested.ts';
import { reportFile } from '../file.ts';
import type { reportsPdfs } from '../pdf/index.ts';
import { responseBounds } from '../pieces.ts';
import { reportFor, todayOf } from '../report-for.ts';

type Services = Pick<ServicesWithPdfs<typeof reportsPdfs>, 'files' | 'pdfs'>;

export const exportReport = ({ files, pdfs }: Services) =>
  handle(contract.exportReport, async ({ input, actor, db, now }) => {
    const report = reportFor(actor, input.reportId);
    const requested = inputOf(report, input.parameters, await todayOf(db, now));
    const { format } = input;
    const request = { report, requested, format, bounds: responseBounds, onRows: async () => {} };
    return saveExport({ db, files, now }, actor, reportFile({ db, pdfs }, request));
  });
