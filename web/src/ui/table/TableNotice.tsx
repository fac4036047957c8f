import { Lock, SearchX } from 'lucide-react';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { Copyable } from '../Copyable.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { fill, useUiTexts } from '../ui-texts.ts';
import type { NeverUsed, TableStatus } from './types.ts';

type FailedStatus = Extract<TableStatus, { kind: 'failed' }>;

/** What went wrong with a list, the request's id to quote, and the way to try again. */
export function FailedNotice({ status, saved }: { status: FailedStatus; saved: boolean }) {
  const words = useUiTexts();
  return (
    <Banner
      tone="problem"
      title={status.message}
      actions={
        <Button size="small" onClick={status.onRetry}>
          {words.retry}
        </Button>
      }
    >
      {status.requestId !== undefined && (
        <p>
          <Copyable text={status.requestId}>
            {fill(words.requestId, { id: status.requestId })}
          </Copyable>
        </p>
      )}
      {saved && status.asOf !== undefined && <p>{fill(words.asOf, { time: status.asOf })}</p>}
    </Banner>
  );
}

/** Names the permission somebody lacks for a list. */
export function ForbiddenNotice({ permission }: { readonly permission: string }) {
  const words = useUiTexts();
  return (
    <EmptyState
      icon={Lock}
      title={words.forbidden}
      text={fill(words.forbiddenHelp, { permission })}
    />
  );
}

type EmptyNoticeProps = {
  readonly neverUsed: NeverUsed;
  /** Given while filters are set: how to clear them. */
  readonly onClearFilters: (() => void) | undefined;
};

/** Nothing was ever made, or nothing matches: two different messages. */
export function EmptyNotice({ neverUsed, onClearFilters }: EmptyNoticeProps) {
  const words = useUiTexts();
  if (!onClearFilters) return <EmptyState {...neverUsed} />;
  return (
    <EmptyState
      icon={SearchX}
      title={words.noMatch}
      text={words.noMatchHelp}
      action={<Button onClick={onClearFilters}>{words.clearFilters}</Button>}
    />
  );
}
