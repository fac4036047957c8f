import type { UseMutationResult } from '@tanstack/react-query';

type Ends<Result> = {
  readonly onSuccess: (result: Result) => void;
  readonly onError: (error: Error) => void;
};

/**
 * Sends a mutation and resolves once it has settled; callbacks are skipped if the page was left.
 */
export const settled = <Result, Args>(
  sending: Pick<UseMutationResult<Result, Error, Args>, 'mutate'>,
  args: Args,
  ends: Partial<Ends<Result>> = {},
): Promise<void> =>
  new Promise((settled) => sending.mutate(args, { ...ends, onSettled: () => settled() }));
