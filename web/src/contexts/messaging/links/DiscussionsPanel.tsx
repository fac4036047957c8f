import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { later } from '#ui/later.ts';
import type { DiscussionAbout } from '../discussions/StartDiscussion.tsx';
import { inWords, statusFamily } from '../notifications/message-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';
import { useDiscussionsAbout } from '../discussions/calls.ts';

const StartDiscussion = later(
  async () => (await import('../discussions/StartDiscussion.tsx')).StartDiscussion,
);

/** The discussions about a record, for the record's page; nothing without the permission. */
export function DiscussionsPanel({ about }: { readonly about: DiscussionAbout }) {
  const may = useMay();
  return may('Communication.View') ? <Discussions about={about} /> : null;
}

function Discussions({ about }: { readonly about: DiscussionAbout }) {
  const t = useTranslate();
  const may = useMay();
  const [starting, setStarting] = useState(false);
  const { data, error, refetch } = useDiscussionsAbout(about.entitytype, about.entityid);
  return (
    <Panel
      title="Discussions"
      actions={
        may('Communication.Create') && (
          <Button size="small" icon={MessageSquarePlus} onClick={() => setStarting(true)}>
            Start discussion
          </Button>
        )
      }
    >
      {error && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {!data && !error && <Skeleton lines={2} />}
      {data?.items.length === 0 && <p className="text-ink-3">{t('No comments yet.')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className="grid gap-3">
          {data.items.map((discussion) => (
            <Line key={discussion.id} discussion={discussion} />
          ))}
        </ul>
      )}
      {starting && <StartDiscussion about={about} onClose={() => setStarting(false)} />}
    </Panel>
  );
}

function Line({ discussion }: { readonly discussion: Discussion }) {
  const { id, topic, status, comments } = discussion;
  const newest = comments.at(-1);
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AppLink href={paths.discussion(id)} className="hit rounded font-medium hover:underline">
          {topic}
        </AppLink>
        <StatusPill family={statusFamily[status] ?? 'neutral'}>{inWords(status)}</StatusPill>
      </div>
      {newest && newest.content !== '' && (
        <p className="truncate text-table text-ink-2">
          {newest.commenter.name}: {newest.content}
        </p>
      )}
    </li>
  );
}
