import type { DiscussionStatus } from '@waybill/contract/messaging/discussions/choices';
import { MessagesSquare } from 'lucide-react';
import { Fragment } from 'react';
import { explain } from '#client/explain.ts';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { paths } from '#paths';
import { useGuidParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useDeletion } from './use-delete-discussion.tsx';
import { useReading } from './use-reading.ts';
import { AboutDiscussion } from './AboutDiscussion.tsx';
import { CommentItem } from './CommentItem.tsx';
import { Composer } from './Composer.tsx';
import { hrefOfRecord } from './records.ts';
import { inWords, statusFamily } from '../notifications/message-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';
import { useDiscussion, useUpdateDiscussion } from './calls.ts';

/** A discussion: its comments, newest last, and an input for another. */
export function DiscussionPage() {
  const id = useGuidParam();
  const { data, error, refetch } = useDiscussion(id);
  if (data) return <Loaded key={id} discussion={data} />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeading title="Discussion" />
      <Skeleton lines={10} />
    </>
  );
}

function Loaded({ discussion }: { readonly discussion: Discussion }) {
  const t = useTranslate();
  const may = useMay();
  const firstUnread = useReading(discussion);
  const moving = useUpdateDiscussion();
  const { id, topic, status, comments, entity } = discussion;
  // The server returns only these types.
  const type = discussion.type as 'General';
  const move = (to: DiscussionStatus) =>
    moving.mutate({ discussion: { id, topic, type, status: to } });
  const mayWrite = may('Communication.Create');
  const deletion = useDeletion(discussion);
  return (
    <>
      <PageHeading
        title={topic}
        icon={MessagesSquare}
        breadcrumb={crumbs(entity)}
        aside={
          <StatusPill family={statusFamily[status] ?? 'neutral'}>{inWords(status)}</StatusPill>
        }
        actions={mayWrite ? [...actionsFor(status, move), ...deletion.actions] : []}
      />
      {deletion.dialog}
      {moving.error && <Banner tone="problem" title={explain(moving.error).message} />}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <Panel title="Comments">
          {comments.length === 0 ? (
            <EmptyState icon={MessagesSquare} title="Start the conversation" />
          ) : (
            <ol aria-label={t('Comments')} className="grid gap-4">
              {comments.map((comment) => (
                <Fragment key={comment.id}>
                  {comment.id === firstUnread && <UnreadLine />}
                  <CommentItem comment={comment} />
                </Fragment>
              ))}
            </ol>
          )}
          <div className="mt-4">
            {status === 'Closed' ? (
              <Banner tone="info" title="This discussion is closed." />
            ) : (
              mayWrite && <Composer discussion={discussion} />
            )}
          </div>
        </Panel>
        <div className="grid content-start gap-4">
          <AboutDiscussion discussion={discussion} />
          <DocumentsPanel about={{ entityType: 'Discussion', entityGuid: id }} />
        </div>
      </div>
    </>
  );
}

/** Marks the first comment that was unread when the page was opened. */
function UnreadLine() {
  const t = useTranslate();
  return (
    <li className="flex items-center gap-3 text-meta font-medium text-danger">
      <span className="h-px flex-1 bg-danger" aria-hidden="true" />
      {t('New')}
      <span className="h-px flex-1 bg-danger" aria-hidden="true" />
    </li>
  );
}

const crumbs = (entity: Discussion['entity']) => {
  const href = entity === null ? undefined : hrefOfRecord(entity);
  const record = entity !== null && href !== undefined ? [{ label: entity.label, href }] : [];
  return [
    { label: 'Discussions', href: paths.discussions() },
    ...record,
    { label: 'Discussion' },
  ] as const;
};

/** Returns the possible changes of a discussion's status, the most likely first. */
function actionsFor(status: string, move: (to: DiscussionStatus) => void): readonly HeadingEntry[] {
  const acts = [
    { label: 'Resolve', to: 'Resolved' },
    { label: 'Mark in progress', to: 'InProgress' },
    { label: 'Close', to: 'Closed' },
    { label: 'Reopen', to: 'Open' },
  ] as const;
  const isOver = status === 'Resolved' || status === 'Closed';
  return acts
    .filter(({ to }) => to !== status && (to === 'Open' || !isOver || to === 'Closed'))
    .map(({ label, to }) => ({ label, onAct: () => move(to) }));
}

type FailedProps = { readonly error: Error; readonly onRetry: () => void };

function Failed({ error, onRetry }: FailedProps) {
  const t = useTranslate();
  const { kind, message, requestId } = explain(error);
  return (
    <>
      <PageHeading title="Discussion" />
      {kind === 'notFound' || kind === 'refused' ? (
        <EmptyState icon={MessagesSquare} title="Page not found" text={message} />
      ) : (
        <Banner
          tone="problem"
          title={message}
          actions={kind === 'forbidden' ? undefined : <Button onClick={onRetry}>Retry</Button>}
        >
          {kind === 'forbidden' &&
            t('Requires the {permission} permission.', { permission: 'Communication.View' })}
          {requestId !== null && (
            <Copyable text={requestId}>{t('Request {requestId}', { requestId })}</Copyable>
          )}
        </Banner>
      )}
    </>
  );
}
