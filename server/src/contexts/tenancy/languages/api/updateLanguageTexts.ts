import { notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { textFault } from '../domain/texts.ts';
import { languageNamed } from '../languages.ts';
import { forgetText, saveTexts, languages } from '../sql.ts';

export const updateLanguageTexts = handle(contract.updateLanguageTexts, async ({ input, db }) => {
  const { sourceName: source, key, value } = input;
  const { id: languageId } = languageNamed(await languages(db), input.languageName);
  const fault = textFault(source, { key, value });
  if (fault !== null) throw notValidField(fault.member, fault.message);
  if (value === '') await forgetText(db, { languageId, source }, key);
  else await saveTexts(db, { languageId, source }, [{ key, value }]);
  return null;
});
