import { Problem, found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { tenancyProblems } from '@waybill/contract/tenancy/problems';
import { handle } from '#platform/context.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { addLanguage, languagesToChange, noDefaultLanguage, saveLanguage } from '../sql.ts';

export const createOrUpdateLanguage = handle(
  contract.createOrUpdateLanguage,
  async ({ input: { language }, db }) => {
    // Locked until commit, so that two concurrent changes cannot leave the tenant without a
    // default.
    const all = await languagesToChange(db);
    const { id } = language;
    const isDefault = language.isDefault || all.some((each) => each.id === id && each.is_default);
    if (isDefault && language.isDisabled) throw new Problem(tenancyProblems.LanguageNeeded);
    if (language.isDefault) await noDefaultLanguage(db);
    const fields = {
      name: Intl.getCanonicalLocales(language.name)[0] ?? language.name,
      display_name: language.displayName,
      icon: language.icon || null,
      is_disabled: language.isDisabled,
      is_default: isDefault,
    };
    const write = typeof id === 'number' ? saveLanguage(db, id, fields) : addLanguage(db, fields);
    return found(await write.catch(refuseDuplicate), tenancyProblems.LanguageNotFound, { id });
  },
);

function refuseDuplicate(error: unknown): never {
  const isTaken = brokenUnique(error) === 'language_by_name';
  throw isTaken ? new Problem(tenancyProblems.LanguageTaken) : error;
}
