import { useState } from 'react';
import { useToday } from '#shell/today.ts';
import { dropDraft, readDraft } from '../bookings/form/draft.ts';
import { emptyGuest } from './guest-values.ts';

/** What a guest's form begins with: what they wrote in this tab before, or nothing. */
export function useGuestDraft() {
  const blank = emptyGuest(useToday());
  const [start, setStart] = useState(() => {
    const draft = readDraft('guest', blank, Date.now());
    // Terms are read and accepted each time.
    const values = { ...(draft?.values ?? blank), acceptsTerms: false };
    return { values, savedAt: draft?.savedAt ?? null, round: 0 };
  });
  return {
    ...start,
    /** Begins anew, and forgets what was written. */
    restart: () => {
      dropDraft('guest');
      setStart({ values: blank, savedAt: null, round: start.round + 1 });
    },
  };
}
