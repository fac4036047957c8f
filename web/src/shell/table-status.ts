import { explain } from '#client/explain.ts';
import type { TableStatus } from '#ui/table/types.ts';
import { useFormats } from './formats.ts';
import { useRightName } from './right-name.ts';

/**
 * The fields of a query that determine a list's state; every result of `useEndpointQuery` has them.
 */
export type ListQueryState = {
  readonly data: unknown;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

/** Returns the list's state for `DataTable`; `permission` is named if the server refuses. */
export function useTableStatus(result: ListQueryState, permission: string): TableStatus {
  const { time } = useFormats();
  const { data, error, dataUpdatedAt } = result;
  const failure = error ? explain(error) : null;
  const right = useRightName(failure?.kind === 'forbidden' ? permission : null);
  if (failure) {
    const { kind, message, requestId } = failure;
    if (kind === 'forbidden') return { kind, permission: right };
    return {
      kind: 'failed',
      message,
      onRetry: () => void result.refetch(),
      ...(requestId === null ? {} : { requestId }),
      ...(dataUpdatedAt > 0 ? { asOf: time(dataUpdatedAt) } : {}),
    };
  }
  if (data === undefined) return { kind: 'loading' };
  return { kind: 'ready', refetching: result.isFetching && result.isPlaceholderData };
}
