import { useEffect, useRef, useState } from 'react';
import { useStable } from '#ui/use-stable.ts';

type Again = {
  /** The revision of the form's values. */
  readonly revision: string | undefined;
  readonly save: () => void;
  /** Called if no newer revision arrived: the refusal is then shown. */
  readonly giveUp: (error: Error) => void;
};

/** Attempts in a row; a user who needs more is competing with continuous changes. */
const triesMax = 3;
const readingWithin_ms = 10_000;

type Refusal = { readonly error: Error; readonly at: string };

/** Saves once more as soon as the record, which changed in the meantime, was read again. */
export function useSaveAgain({ revision, save, giveUp }: Again) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const resent = useRef<Refusal | null>(null);
  const tries = useRef(0);
  const isWaiting = refused !== null && revision === refused.at;
  const saveNow = useStable(save);
  const fail = useStable(giveUp);
  useEffect(() => {
    if (refused === null || revision === refused.at || resent.current === refused) return;
    resent.current = refused;
    saveNow();
  }, [refused, revision, saveNow]);
  useEffect(() => {
    if (refused === null || !isWaiting) return;
    const timer = setTimeout(() => {
      setRefused(null);
      fail(refused.error);
    }, readingWithin_ms);
    return () => clearTimeout(timer);
  }, [refused, isWaiting, fail]);
  return {
    isWaiting,
    /** Returns false after too many attempts. */
    wait: (error: Error): boolean => {
      tries.current += 1;
      const waits = revision !== undefined && tries.current <= triesMax;
      if (waits) setRefused({ error, at: revision });
      return waits;
    },
    /** Called after a successful save. */
    rest: () => {
      tries.current = 0;
    },
  };
}
