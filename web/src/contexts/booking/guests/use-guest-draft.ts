import { useState } from 'react';
import { useToday } from '#shell/today.ts';
import { dropDraft, readDraft } from '../bookings/form/draft.ts';
import { emptyGuest } from './guest-values.ts';

/** Returns the initial values of a guest's form: the draft of this tab, or empty ones. */
export function useGuestDraft() {
  const blank = emptyGuest(useToday());
  const [start, setStart] = useState(() => {
    const draft = readDraft('guest', blank, Date.now());
    // The terms must be accepted each time.
    const values = { ...(draft?.values ?? blank), acceptsTerms: false };
    return { values, savedAt: draft?.savedAt ?? null, round: 0 };
  });
  return {
    ...start,
    /** Resets the form and deletes the draft. */
    restart: () => {
      dropDraft('guest');
      setStart({ values: blank, savedAt: null, round: start.round + 1 });
    },
  };
}
