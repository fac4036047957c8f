import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { checksCsv } from '../checks-csv.ts';
import { checksPage } from '../lists.ts';
import { checkOf } from '../mappers.ts';

/** The maximum number of rows in a file, read page by page. */
const rowsMax = 10_000;
const page = 1000;

export const getPreStartChecksCsv = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getPreStartChecksCsv, async ({ input, actor, db, now }) => {
    const rows = [];
    for (let skipCount = 0; skipCount < rowsMax; skipCount += page) {
      const query = { ...input, skipCount, maxResultCount: page };
      const some = await checksPage(db, query, onlyOf(actor));
      rows.push(...some.rows);
      if (some.rows.length < page) break;
    }
    const bytes = Buffer.from(checksCsv(rows.map(checkOf)));
    const file = { fileName: 'Pre-start checks.csv', fileType: 'text/csv', bytes };
    return saveExport({ db, files, now }, actor, file);
  });
