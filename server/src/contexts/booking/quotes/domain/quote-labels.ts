type Where = { readonly timezone: string; readonly locale: string };

/** A moment with its zone, for whoever reads it somewhere else: `6 Dec 2026, 3:00 pm AEDT`. */
export const untilInWords = (at: Date, { timezone: timeZone, locale }: Where): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
