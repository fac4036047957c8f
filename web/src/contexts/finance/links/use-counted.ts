import { useTranslate } from '#shell/texts/texts-context.ts';

/** Returns a function that formats a count: `1 invoice`, `1,234 bookings`. */
export function useCounted() {
  const t = useTranslate();
  return {
    invoices: (count: number) =>
      t('{count, plural, one {# invoice} other {# invoices}}', { count }),
    bookings: (count: number) =>
      t('{count, plural, one {# booking} other {# bookings}}', { count }),
  };
}
