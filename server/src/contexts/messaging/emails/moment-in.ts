/** English e-mails write dates as in Australia. */
const localeOf = (language: string): string => (language === 'en' ? 'en-AU' : language);

type Where = { readonly timezone: string; readonly language: string };

/** A moment as people of a zone read it in their language: `18 Nov 2026, 2:15 pm`. */
export const momentIn = ({ timezone, language }: Where, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(at);

/** A date without a time, as it stands in the database: `2026-11-18` as `18 Nov 2026`. */
export const dateInWords = (date: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
