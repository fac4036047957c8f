import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { myself } from '../../runs/myself.ts';
import { readersOf } from '../readers.ts';
import { reportFor } from '../../reports/report-for.ts';

export const getReportReaders = handle(
  contract.getReportReaders,
  async ({ input: { reportId }, actor, db }) => {
    const me = myself(actor);
    const readers = await readersOf(db, reportFor(actor, reportId));
    return { items: readers.filter(({ userId }) => userId !== me) };
  },
);
