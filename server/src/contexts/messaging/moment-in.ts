/** A moment as people of a zone read it: `18 Nov 2026, 2:15 pm`. */
export const momentIn = (timezone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(at);

/** A date without a time, as it stands in the database: `2026-11-18` as `18 Nov 2026`. */
export const dateInWords = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
