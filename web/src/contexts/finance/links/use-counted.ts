import { useFormats } from '#shell/formats.ts';
import { useSay } from '#shell/texts/texts-context.ts';

/** How many there are, in words: `1 invoice`, `1,234 bookings`. */
export function useCounted() {
  const say = useSay();
  const { number } = useFormats();
  return {
    invoices: (count: number) =>
      count === 1 ? say('1 invoice') : say('{count} invoices', { count: number(count) }),
    bookings: (count: number) =>
      count === 1 ? say('1 booking') : say('{count} bookings', { count: number(count) }),
  };
}
