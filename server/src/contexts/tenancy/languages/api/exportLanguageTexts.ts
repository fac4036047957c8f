import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { writeCsv } from '#platform/csv.ts';
import { textRows } from '../domain/texts.ts';
import { twoLanguages } from '../languages.ts';

export const exportLanguageTexts = handle(contract.exportLanguageTexts, async ({ input, db }) => {
  const { base, target, reading } = await twoLanguages(db, input);
  const names = { base: base.name, target: target.name };
  return writeCsv(
    [
      { head: 'key', cell: ({ key }) => key },
      { head: 'baseValue', cell: ({ baseValue }) => baseValue },
      { head: 'targetValue', cell: ({ targetValue }) => targetValue },
    ],
    textRows(input.sourceName, reading, names),
  );
});
