import { Lock, SearchX } from 'lucide-react';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { Copyable } from '../Copyable.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { fill, useUiTexts } from '../ui-texts.ts';
import type { NeverUsed, TableStatus } from './types.ts';

type FailedStatus = Extract<TableStatus, { kind: 'failed' }>;

/** The failure of a list, the request id to quote, and a retry button. */
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

/** Names the permission that the user lacks for a list. */
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
  /** Clears the filters; defined while filters are set. */
  readonly onClearFilters: (() => void) | undefined;
};

/** Distinguishes "no records yet" from "no record matches". */
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
