const locales = new Map<string, string>();

/**
 * Returns the locale for formatting a language (BCP 47). Plain English is formatted as in the
 * specification, as in America (ui-localisation-001), and so is a language that this runtime does
 * not support.
 */
export function localeOf(language: string): string {
  const known = locales.get(language) ?? knownLocale(language);
  locales.set(language, known);
  return known;
}

function knownLocale(language: string): string {
  try {
    const [locale = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(language);
    return locale === 'en' ? 'en-US' : locale;
  } catch {
    return 'en-US';
  }
}
