import { useEffect, useState } from 'react';
import { useLabel } from '#ui/labels.ts';

/**
 * Returns a permission's name as on the roles page: `Booking.View` is `View bookings`. The names
 * are fetched on the first refusal, which is rare; the key is shown until then.
 */
export function useRightName(name: string | null): string {
  const t = useLabel();
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (name === null) return undefined;
    let isLeft = false;
    const show = ({ rightWords }: typeof import('./right-words.ts')) => {
      if (!isLeft) setWords(rightWords(name));
    };
    // Offline, the key is shown.
    import('./right-words.ts').then(show, () => {});
    return () => {
      isLeft = true;
    };
  }, [name]);
  return words === undefined ? (name ?? '') : t(words);
}
