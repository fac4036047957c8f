import { Problem, found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { tenancyProblems } from '@waybill/contract/tenancy/problems';
import { handle } from '#platform/context.ts';
import { languagesToChange, removeLanguage } from '../sql.ts';

export const deleteLanguage = handle(contract.deleteLanguage, async ({ input, db }) => {
  const all = await languagesToChange(db);
  const language = all.find(({ id }) => id === input.id);
  const { is_default } = found(language, tenancyProblems.LanguageNotFound, input);
  if (is_default) throw new Problem(tenancyProblems.LanguageNeeded);
  await removeLanguage(db, input.id);
  return null;
});
