import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { tableImport, uploadedTable } from '#platform/tables/uploaded-table.ts';
import { readTexts } from '../domain/text-import.ts';
import { twoLanguages } from '../languages.ts';
import { saveTexts } from '../sql.ts';

export const importLanguageTexts = handle(
  contract.importLanguageTexts,
  async ({ input, upload, db }) => {
    const { target } = await twoLanguages(db, input);
    const table = await uploadedTable(upload, ['key', 'targetValue']);
    const { texts, errors } = readTexts(input.sourceName, table.rows);
    const of = { languageId: target.id, source: input.sourceName };
    const inserted = await saveTexts(db, of, texts);
    return tableImport(table, { inserted, updated: texts.length - inserted, errors });
  },
);
