import { useEffect, useState } from 'react';
import { useLabel } from '#ui/labels.ts';

/**
 * A right as the roles page names it: `Booking.View` is `View bookings`. The names are fetched when
 * one is refused, as few people ever are; its key stands there until then.
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
    // Whoever is offline reads the key.
    import('./right-words.ts').then(show, () => {});
    return () => {
      isLeft = true;
    };
  }, [name]);
  return words === undefined ? (name ?? '') : t(words);
}
