import * as contract from '@waybill/contract/reports/endpoints';
import type { TextStream } from '@waybill/contract/shared/file';
import { handle } from '#platform/context.ts';
import { inputOf } from '../domain/requested.ts';
import { responseBounds, piecesOf, textOf } from '../pieces.ts';
import { reportFor, todayOf } from '../report-for.ts';

export const runReport = handle(contract.runReport, async ({ input, actor, db, now }) => {
  const { id, parameters, ...bare } = input;
  const report = reportFor(actor, id);
  const day = await todayOf(db, now);
  const query = inputOf(report, parameters ?? bare, day);
  const stream: TextStream = {
    fileName: `${report.name}-${day.today}.csv`,
    pieces: textOf(piecesOf(db, report, { requested: query, bounds: responseBounds })),
  };
  // The caller gets the text; the mount sends it piece by piece.
  return stream as unknown as string;
});
