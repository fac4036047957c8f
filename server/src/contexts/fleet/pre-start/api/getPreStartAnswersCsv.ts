import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { answersCsv } from '../answers-csv.ts';
import { answersPage } from '../lists.ts';
import { answerOf } from '../mappers.ts';

/** Rows of a file, read page by page. */
const rowsMax = 10_000;
const page = 1000;

export const getPreStartAnswersCsv = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getPreStartAnswersCsv, async ({ input, actor, db, now }) => {
    const rows = [];
    for (let skipCount = 0; skipCount < rowsMax; skipCount += page) {
      const query = { ...input, skipCount, maxResultCount: page };
      const some = await answersPage(db, query, onlyOf(actor));
      rows.push(...some.rows);
      if (some.rows.length < page) break;
    }
    const bytes = Buffer.from(answersCsv(rows.map(answerOf)));
    const file = { fileName: 'Pre-start checks.csv', fileType: 'text/csv', bytes };
    return saveExport({ db, files, now }, actor, file);
  });
