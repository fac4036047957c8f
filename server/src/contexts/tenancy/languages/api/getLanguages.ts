import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { defaultLanguage } from '../languages.ts';
import { languages } from '../sql.ts';

export const getLanguages = handle(contract.getLanguages, async ({ db }) => {
  const all = await languages(db);
  return {
    defaultLanguageName: defaultLanguage(all).name,
    items: all.map(({ id, name, display_name, icon, is_disabled }) => ({
      id,
      name,
      displayName: display_name,
      icon,
      isDisabled: is_disabled,
    })),
  };
});
