import { cx } from '#ui/cx.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { explain } from '#client/explain.ts';
import { worthRetrying } from '#client/query-client.ts';
import { Button } from '#ui/Button.tsx';
import { Translated } from '../texts/Translated.tsx';
import { useTranslate } from '../texts/texts-context.ts';

type QueryState = Pick<
  UseQueryResult,
  'error' | 'failureCount' | 'errorUpdateCount' | 'isFetching' | 'isPaused' | 'refetch'
>;

/** True if a query about the tenant reached no server: a refusal is a response. */
export const hasFailed = (query: QueryState): boolean => {
  const { error, failureCount, errorUpdateCount, isPaused } = query;
  if (error !== null && !worthRetrying(0, error)) return false;
  return failureCount > 0 || errorUpdateCount > 0 || isPaused;
};

/** Milliseconds between the end of one round of attempts and the next. */
const untilNext_ms = 10_000;

/** Shown instead of the whole app while the tenant is unknown; queries again until it is known. */
export function QueryFailed({ query }: { readonly query: QueryState }) {
  const t = useTranslate();
  const { error, isFetching, refetch } = query;
  const retry = useCallback(async () => {
    const { isSuccess } = await refetch();
    // The session and the page's code were requested during the same outage, and are not retried.
    if (isSuccess) location.reload();
  }, [refetch]);
  useEffect(() => {
    if (isFetching) return undefined;
    const timer = setTimeout(() => void retry(), untilNext_ms);
    return () => clearTimeout(timer);
  }, [isFetching, retry]);
  return (
    <main
      className={cx(
        'grid min-h-dvh place-content-center justify-items-center gap-4 px-4 text-center',
      )}
    >
      <output className="text-balance">
        {isFetching || error === null ? (
          t('The server is not responding. Retrying…')
        ) : (
          <Translated text={explain(error).message} />
        )}
      </output>
      <Button working={isFetching} onClick={() => void retry()}>
        {t('Try again')}
      </Button>
    </main>
  );
}
