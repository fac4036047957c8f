import { useEffect, useRef, useState } from 'react';

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

/** Saves once more as soon as the record that changed meanwhile was read again. */
export function useSaveAgain({ revision, save, giveUp }: Again) {
  const [refused, setRefused] = useState<{ readonly error: Error; readonly at: string } | null>(
    null,
  );
  const tries = useRef(0);
  useEffect(() => {
    if (refused === null || revision === refused.at) return;
    setRefused(null);
    save();
  }, [refused, revision]);
  useEffect(() => {
    if (refused === null) return;
    const timer = setTimeout(() => {
      setRefused(null);
      giveUp(refused.error);
    }, readingWithin_ms);
    return () => clearTimeout(timer);
  }, [refused]);
  return {
    isWaiting: refused !== null,
    /** False where it was tried often enough. */
    wait: (error: Error): boolean => {
      tries.current += 1;
      const waits = revision !== undefined && tries.current <= triesMax;
      if (waits) setRefused({ error, at: revision });
      return waits;
    },
    /** A save went well, or somebody pressed the button anew. */
    rest: () => {
      tries.current = 0;
    },
  };
}
