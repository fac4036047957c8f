import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/routing/endpoints';
import { routingProblems } from '@waybill/contract/routing/problems';
import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import type { routingPdfs } from '../pdf/index.ts';
import { runSheetOf } from '../run-sheet-data.ts';
import { run } from '../sql.ts';
import { ownRunsOf } from '../visibility.ts';

export const downloadRunSheet = ({ pdfs }: Pick<ServicesWithPdfs<typeof routingPdfs>, 'pdfs'>) =>
  handle(contract.downloadRunSheet, async ({ input: { id }, actor, db }) => {
    const row = found(await run(db, id, await ownRunsOf(db, actor)), routingProblems.RunNotFound);
    const { data, words } = await runSheetOf({ db, actor }, row);
    const bytes = await pdfs.renderPdf('run-sheet', data, words);
    const fileName = `Run sheet ${[data.driver, row.run_date].filter(Boolean).join(' ')}.pdf`;
    return { bytes, fileName, fileType: 'application/pdf', inline: true };
  });
