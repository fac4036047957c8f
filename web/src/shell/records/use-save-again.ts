import { useEffect, useRef, useState } from 'react';
import { useStable } from '#ui/use-stable.ts';

type Again = {
  /** The reading that the form's values come from. */
  readonly revision: string | undefined;
  readonly save: () => void;
  /** No newer reading came, so that the refusal is shown as it is. */
  readonly giveUp: (error: Error) => void;
};

/** In a row; somebody who saves more often than that has the record to themselves. */
const triesMax = 3;
const readingWithin_ms = 10_000;

type Refusal = { readonly error: Error; readonly at: string };

/** Saves once more as soon as the record that changed meanwhile was read again. */
export function useSaveAgain({ revision, save, giveUp }: Again) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const answered = useRef<Refusal | null>(null);
  const tries = useRef(0);
  const isWaiting = refused !== null && revision === refused.at;
  const saveNow = useStable(save);
  const tell = useStable(giveUp);
  useEffect(() => {
    if (refused === null || revision === refused.at || answered.current === refused) return;
    answered.current = refused;
    saveNow();
  }, [refused, revision, saveNow]);
  useEffect(() => {
    if (refused === null || !isWaiting) return;
    const timer = setTimeout(() => {
      setRefused(null);
      tell(refused.error);
    }, readingWithin_ms);
    return () => clearTimeout(timer);
  }, [refused, isWaiting, tell]);
  return {
    isWaiting,
    /** False where it was tried often enough. */
    wait: (error: Error): boolean => {
      tries.current += 1;
      const waits = revision !== undefined && tries.current <= triesMax;
      if (waits) setRefused({ error, at: revision });
      return waits;
    },
    /** A save went well. */
    rest: () => {
      tries.current = 0;
    },
  };
}
