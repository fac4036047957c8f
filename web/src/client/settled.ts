import type { UseMutationResult } from '@tanstack/react-query';

type Ends<Result> = {
  readonly onSuccess: (result: Result) => void;
  readonly onError: (error: Error) => void;
};

/**
 * Sends, and is done once there is an answer, whichever it is; its ends are left out on pages that
 * were left.
 */
export const settled = <Result, Args>(
  sending: Pick<UseMutationResult<Result, Error, Args>, 'mutate'>,
  args: Args,
  ends: Partial<Ends<Result>> = {},
): Promise<void> =>
  new Promise((settled) => sending.mutate(args, { ...ends, onSettled: () => settled() }));
