export const languageKey = 'waybill.language';

/** Returns the language chosen on this device; undefined if none was, then the tenant's applies. */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(languageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
