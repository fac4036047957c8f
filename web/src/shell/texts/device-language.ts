export const languageKey = 'waybill.language';

/** The language chosen on this device; undefined where none was, then the tenant's counts. */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(languageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
