import type { TextApp } from '@waybill/contract/tenancy/languages/shapes';

export const languageKey = 'waybill.language';

/** Returns the language chosen on this device; undefined if none was, then the tenant's applies. */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(languageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The address of the texts in the language of this device: an app's, or all of them. */
export function textsPath(app?: TextApp): `/api/${string}` {
  const languageName = chosenLanguage();
  const query = new URLSearchParams({
    ...(languageName !== undefined && { languageName }),
    ...(app !== undefined && { app }),
  });
  return `/api/core/language/gettexts${query.size === 0 ? '' : `?${query}`}`;
}
