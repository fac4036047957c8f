import type { QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { NamedFile } from './response.ts';
import type { CallOptions } from './call.ts';
import { useClient } from './client-context.tsx';
import { isChangedMeanwhile, NoResponseError } from './errors.ts';
import { forever } from './query-client.ts';
import { save } from './save-file.ts';

export type EndpointQueryOptions = {
  readonly enabled?: boolean;
  /** Keep showing the previous answer while the next one loads: for lists that page and filter. */
  readonly keepPrevious?: boolean;
  /** Never stale, never asked again. */
  readonly forever?: boolean;
  /** Milliseconds during which the answer is not asked for again. */
  readonly freshFor?: number;
  /** Ask again every so many milliseconds while the tab is visible. */
  readonly every?: number;
  /** False: no refetch when the window gets focus or the network returns. */
  readonly onReturn?: boolean;
};

/** The key under which an answer is kept. */
const keyOf = <E extends Endpoint>(endpoint: E, input: ArgsOf<E>): QueryKey => [
  endpoint.path,
  input,
];

/** Asks one call of the contract and keeps the answer; equal questions share one answer. */
export function useEndpointQuery<E extends Endpoint>(
  endpoint: E,
  input: ArgsOf<E>,
  options: EndpointQueryOptions = {},
): UseQueryResult<ResultOf<E>, Error> {
  const { call } = useClient();
  return useQuery<ResultOf<E>, Error>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
    ...(options.onReturn === false
      ? { refetchOnReconnect: false, refetchOnWindowFocus: false }
      : {}),
    ...(options.forever ? forever : {}),
  });
}

/** The bytes of a picture as an address for `img`; it lives as long as the page. */
export function usePicture<E extends Endpoint>(
  endpoint: E,
  input: ArgsOf<E>,
  { enabled = true }: Pick<EndpointQueryOptions, 'enabled'> = {},
): UseQueryResult<string, Error> {
  const { download } = useClient();
  return useQuery({
    queryKey: ['picture', endpoint.path, input],
    queryFn: async ({ signal }) =>
      URL.createObjectURL((await download(endpoint, input, { signal })).blob),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether something that the screen waits for could not be read and is asked for again. */
export function useIsRetrying(): boolean {
  const cache = useQueryClient().getQueryCache();
  const listen = useCallback((notify: () => void) => cache.subscribe(notify), [cache]);
  return useSyncExternalStore(listen, () =>
    cache
      .findAll({ type: 'active', fetchStatus: 'fetching' })
      .some(({ state }) => state.data === undefined && state.fetchFailureCount > 0),
  );
}

export type EndpointMutationOptions<E extends Endpoint> = {
  /** The questions whose answers this changes; empty when none. Required, so nobody forgets. */
  readonly refreshes: readonly Endpoint[];
  readonly onDone?: (result: ResultOf<E>, args: ArgsOf<E>) => void;
};

/** Sends one call that changes something, then asks again what it changes. */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { refreshes, onDone }: EndpointMutationOptions<E>,
): UseMutationResult<ResultOf<E>, Error, ArgsOf<E>> {
  const { call } = useClient();
  const refresh = useRefresh();
  const keyed = useIdempotencyKey(endpoint);
  return useMutation<ResultOf<E>, Error, ArgsOf<E>>({
    mutationFn: (args) => keyed(args, (options) => call(endpoint, args, options)),
    onSuccess: (result, args) => {
      refresh(refreshes);
      onDone?.(result, args);
    },
    // The form that was refused merges with what is read now.
    onError: (error) => {
      if (isChangedMeanwhile(error)) refresh(refreshes);
    },
  });
}

export type UploadArgs<E extends Endpoint> = Pick<CallOptions, 'onProgress'> & {
  readonly args: ArgsOf<E>;
  readonly files: readonly Blob[];
};

/** The same for endpoints that take an upload: `mutate({ args, files, onProgress })`. */
export function useUpload<E extends Endpoint>(
  endpoint: E,
  { refreshes, onDone }: EndpointMutationOptions<E>,
): UseMutationResult<ResultOf<E>, Error, UploadArgs<E>> {
  const { call } = useClient();
  const refresh = useRefresh();
  return useMutation<ResultOf<E>, Error, UploadArgs<E>>({
    mutationFn: ({ args, ...options }) => call(endpoint, args, options),
    onSuccess: (result, { args }) => {
      refresh(refreshes);
      onDone?.(result, args);
    },
  });
}

/** Fetches a file and hands it to the browser to save. */
export function useDownload<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<NamedFile, Error, ArgsOf<E>> {
  const { download } = useClient();
  return useMutation<NamedFile, Error, ArgsOf<E>>({
    mutationFn: (args) => download(endpoint, args),
    onSuccess: save,
  });
}

/** Marks the answers of some endpoints as old; what is on screen is asked again. */
export function useRefresh(): (endpoints: readonly Endpoint[]) => void {
  const queries = useQueryClient();
  return (endpoints) => {
    const paths = new Set<unknown>(endpoints.map(({ path }) => path));
    void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) });
  };
}

/**
 * One key per submit. A submit that got no answer keeps its key for the next try with equal
 * arguments, so that pressing the button again cannot do the thing twice.
 */
function useIdempotencyKey(endpoint: Endpoint) {
  const unanswered = useRef<{ readonly args: string; readonly key: string } | null>(null);
  return async <T>(args: unknown, send: (options: CallOptions) => Promise<T>): Promise<T> => {
    if (endpoint.reads) return send({});
    const text = JSON.stringify(args);
    const key = unanswered.current?.args === text ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = null;
    try {
      return await send({ idempotencyKey: key });
    } catch (error) {
      if (error instanceof NoResponseError) unanswered.current = { args: text, key };
      throw error;
    }
  };
}
