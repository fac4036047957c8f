import { useEffect, useState } from 'react';
import { useStable } from '#ui/use-stable.ts';
import { t } from '../texts.ts';

/** As far as a thumb moves without effort, in pixels. */
const enough_px = 80;

type Pulled = 'not' | 'little' | 'enough';

/**
 * Refreshes when the screen is pulled down from its top. Whoever cannot pull has the button below
 * the list.
 */
export function PullToRefresh({ onPull }: { readonly onPull: () => void }) {
  const [pulled, setPulled] = useState<Pulled>('not');
  const refresh = useStable(onPull);
  useEffect(() => {
    let from: number | null = null;
    let now: Pulled = 'not';
    const set = (next: Pulled) => {
      now = next;
      setPulled(next);
    };
    const start = ({ touches: [finger, second] }: TouchEvent) => {
      from = finger !== undefined && second === undefined && scrollY <= 0 ? finger.clientY : null;
    };
    const move = ({ touches: [finger] }: TouchEvent) => {
      if (from !== null && finger !== undefined) set(pullOf(finger.clientY - from));
    };
    const cancel = () => {
      from = null;
      set('not');
    };
    const end = () => {
      if (now === 'enough') refresh();
      cancel();
    };
    const options = { passive: true };
    window.addEventListener('touchstart', start, options);
    window.addEventListener('touchmove', move, options);
    window.addEventListener('touchend', end);
    window.addEventListener('touchcancel', cancel);
    return () => {
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', cancel);
    };
  }, [refresh]);
  if (pulled === 'not') return null;
  return (
    <p className="text-center text-ink-2" aria-hidden="true">
      {t(pulled === 'enough' ? 'Release to refresh' : 'Pull to refresh')}
    </p>
  );
}

function pullOf(distance_px: number): Pulled {
  if (distance_px >= enough_px) return 'enough';
  return distance_px > enough_px / 4 ? 'little' : 'not';
}
