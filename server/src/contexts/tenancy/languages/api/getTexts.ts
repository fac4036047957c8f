import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { spokenTexts } from '../domain/texts.ts';
import { readingOf, spokenLanguage } from '../languages.ts';
import { languages } from '../sql.ts';

export const getTexts = handle(contract.getTexts, async ({ input, db }) => {
  const all = await languages(db);
  const { name } = spokenLanguage(all, input.languageName);
  return {
    languageName: name,
    languages: all
      .filter(({ is_disabled }) => !is_disabled)
      .map((language) => ({ name: language.name, displayName: language.display_name })),
    texts: spokenTexts(await readingOf(db, 'Platform', [name]), name, input.app),
  };
});
