export const languageKey = 'waybill.language';

/** Returns the language chosen on this device; undefined if none was, then the tenant's applies. */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(languageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The address of the texts in the language of this device. */
export function textsPath(): `/api/${string}` {
  const language = chosenLanguage();
  const query = language === undefined ? '' : `?${new URLSearchParams({ languageName: language })}`;
  return `/api/core/language/gettexts${query}`;
}
