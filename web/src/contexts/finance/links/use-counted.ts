import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** How many there are, in words: `1 invoice`, `1,234 bookings`. */
export function useCounted() {
  const t = useTranslate();
  const { number } = useFormats();
  return {
    invoices: (count: number) =>
      count === 1 ? t('1 invoice') : t('{count} invoices', { count: number(count) }),
    bookings: (count: number) =>
      count === 1 ? t('1 booking') : t('{count} bookings', { count: number(count) }),
  };
}
