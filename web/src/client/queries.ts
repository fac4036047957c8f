import type { QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { NamedFile } from './response.ts';
import type { CallOptions } from './call.ts';
import { useClient } from './client-context.tsx';
import type { LiveEvent } from './event-stream.ts';
import { isChangedMeanwhile, NoResponseError } from './errors.ts';
import { forever, passesSoon } from './query-client.ts';
import { save } from './save-file.ts';

export type EndpointQueryOptions = {
  readonly enabled?: boolean;
  /** Shows the previous response while the next one loads: for lists that page and filter. */
  readonly keepPrevious?: boolean;
  /** Never stale, never refetched. */
  readonly forever?: boolean;
  /** Milliseconds during which the response is not refetched. */
  readonly freshFor?: number;
  /** Refetches at this interval in milliseconds while the tab is visible. */
  readonly every?: number;
  /** False: no refetch when the window gets focus or the network returns. */
  readonly onReturn?: boolean;
  /**
   * Called with each event that makes the response stale; true if the caller reads what changed by
   * itself, otherwise the whole is refetched. Keep it stable.
   */
  readonly onStale?: ((event: LiveEvent) => boolean) | undefined;
};

/** Returns the key of a cached response. */
export const keyOf = <E extends Endpoint>(endpoint: E, input: ArgsOf<E>): QueryKey => [
  endpoint.path,
  input,
];

/** Queries an endpoint and caches the response; equal queries share one response. */
export function useEndpointQuery<E extends Endpoint>(
  endpoint: E,
  input: ArgsOf<E>,
  options: EndpointQueryOptions = {},
): UseQueryResult<ResultOf<E>, Error> {
  const { call, early } = useClient();
  return useQuery<ResultOf<E>, Error>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    // What was requested with the page is there when it is first rendered.
    ...(options.enabled === false ? {} : { initialData: () => early(endpoint, input) }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
    ...(options.onReturn === false
      ? { refetchOnReconnect: false, refetchOnWindowFocus: false }
      : {}),
    ...(options.onStale === undefined ? {} : { meta: { onStale: options.onStale } }),
    ...(options.forever ? forever : {}),
  });
}

/** Returns the object URL of a picture; it is valid as long as the page. */
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

/** True if data that the screen waits for could not be read and is being requested again. */
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
  /** The endpoints whose responses this changes; empty if none. Required, to prevent omissions. */
  readonly refreshes: readonly Endpoint[];
  readonly onDone?: (result: ResultOf<E>, args: ArgsOf<E>) => void;
};

/** Sends a request that changes data, then refetches the affected queries. */
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
    // The refused form merges with the data that is read now.
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

/** Downloads a file and saves it through the browser. */
export function useDownload<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<NamedFile, Error, ArgsOf<E>> {
  const { download } = useClient();
  return useMutation<NamedFile, Error, ArgsOf<E>>({
    mutationFn: (args) => download(endpoint, args),
    onSuccess: save,
  });
}

/** Returns a function that marks endpoints' responses as stale; visible ones are refetched. */
export function useRefresh(): (endpoints: readonly Endpoint[]) => void {
  const queries = useQueryClient();
  return (endpoints) => {
    const paths = new Set<unknown>(endpoints.map(({ path }) => path));
    void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) });
  };
}

/**
 * Returns one key per submit. A submit without a response reuses its key for the next attempt with
 * equal arguments, so that submitting again cannot run the action twice.
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
      if (error instanceof NoResponseError || passesSoon(0, error))
        unanswered.current = { args: text, key };
      throw error;
    }
  };
}
