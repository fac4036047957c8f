const locales = new Map<string, string>();

/**
 * The locale by which a language (BCP 47) formats. Plain English formats as the specification says,
 * as in America (ui-localisation-001), and so does a language that this runtime does not know.
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
