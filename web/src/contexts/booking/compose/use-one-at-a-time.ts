import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Does one deed at a time: what is asked for while another is under way is left out. The second press
 * of a double click comes before the screen shows that the first one works.
 */
export function useOneAtATime(): (deed: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (deed) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await deed();
    } finally {
      isUnderWay.current = false;
    }
  };
}

type Ends<Result> = {
  readonly onSuccess: (result: Result) => void;
  readonly onError: (error: Error) => void;
};

/** Sends as part of a deed that is under way until there is an answer, whichever it is. */
export const answered = <Result, Args>(
  sending: Pick<UseMutationResult<Result, Error, Args>, 'mutate'>,
  args: Args,
  ends: Ends<Result>,
): Promise<void> =>
  new Promise((settled) => sending.mutate(args, { ...ends, onSettled: () => settled() }));
