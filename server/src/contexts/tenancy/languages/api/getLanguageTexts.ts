import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { textRows } from '../domain/texts.ts';
import { pageOfTexts } from '../domain/text-page.ts';
import { twoLanguages } from '../languages.ts';

export const getLanguageTexts = handle(contract.getLanguageTexts, async ({ input, db }) => {
  const { base, target, reading } = await twoLanguages(db, input);
  const names = { base: base.name, target: target.name };
  return pageOfTexts(textRows(input.sourceName, reading, names), input);
});
