import { Lock, Mail, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { cx } from '#ui/cx.ts';
import { DateTime } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { inWords, mayStillChange } from '../notifications/message-labels.ts';
import { EditComment } from './EditComment.tsx';
import { RecordTag } from './RecordTag.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { Comment } from '@waybill/contract/messaging/discussions/shapes';
import { useDeleteComment } from './calls.ts';

/** A comment: its author, time and readers, and its actions. */
export function CommentItem({ comment }: { readonly comment: Comment }) {
  const t = useTranslate();
  const label = useLabel();
  const { dateTime, exact } = useFormats();
  const [editing, setEditing] = useState(false);
  const { data: session } = useSession();
  const isInternal = comment.visibilitylevel === 'Internal';
  const time = comment.creationtime;
  return (
    <li className="flex gap-3">
      <Avatar name={comment.commenter.name} />
      <article
        aria-label={t('Comment by {name}', { name: comment.commenter.name })}
        className={cx('min-w-0 flex-1 rounded-card px-4 py-3', isInternal ? amber : 'bg-sunken')}
      >
        <header className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{comment.commenter.name}</span>
          <span className="text-meta text-ink-3">
            <DateTime iso={time} text={dateTime(time)} title={exact(time)} />
            {comment.status === 'Edited' && ` · ${t('edited')}`}
          </span>
          {session?.isCustomer === false && (
            <StatusPill
              family={isInternal ? 'amber' : 'blue'}
              icon={isInternal ? Lock : comment.visibilitylevel === 'ThirdParty' ? Mail : Users}
            >
              {comment.visibilitylevel === 'ThirdParty'
                ? t('External party')
                : label(inWords(comment.visibilitylevel))}
            </StatusPill>
          )}
        </header>
        {editing ? (
          <EditComment comment={comment} onDone={() => setEditing(false)} />
        ) : (
          <Text comment={comment} />
        )}
        {!editing && <Acts comment={comment} onEdit={() => setEditing(true)} />}
      </article>
    </li>
  );
}

const amber = 'bg-amber-bg';

function Text({ comment }: { readonly comment: Comment }) {
  const t = useTranslate();
  if (comment.status === 'Deleted')
    return <p className="text-ink-3 italic">{t('Comment deleted')}</p>;
  return (
    <>
      <p className="break-words whitespace-pre-line">{comment.content}</p>
      {comment.entitytags.length > 0 && (
        <ul aria-label={t('Records')} className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-meta">
          {comment.entitytags.map((tag) => (
            <li key={`${tag.entitytype} ${tag.entityid}`} className="text-ink-2">
              <Translated text={inWords(tag.entitytype)} /> <RecordTag tag={tag} />
            </li>
          ))}
        </ul>
      )}
      {comment.thirdpartytags.length > 0 && (
        <p className="mt-1 break-words text-meta text-ink-2">
          {t('Sent to {to}', { to: comment.thirdpartytags.join(', ') })}
        </p>
      )}
    </>
  );
}

type ActsProps = { readonly comment: Comment; readonly onEdit: () => void };

function Acts({ comment, onEdit }: ActsProps) {
  const may = useMay();
  const { data: session } = useSession();
  const deleting = useDeleteComment();
  // The time of the first render; later attempts may be refused by the server.
  const [now] = useState(() => Date.now());
  const person = {
    guid: session?.user.userGuid,
    moderates: may('Communication.Edit'),
    now,
  };
  const work = { author: comment.commenter, creationtime: comment.creationtime };
  if (comment.status === 'Deleted' || !may('Communication.Create')) return null;
  if (!mayStillChange(work, person)) return null;
  return (
    <div className="mt-2 flex gap-2">
      <Button look="quiet" size="small" icon={Pencil} onClick={onEdit}>
        Edit
      </Button>
      <ConfirmButton
        label="Delete"
        icon={Trash2}
        look="quiet"
        size="small"
        question="Delete this comment?"
        effect="Its text is removed for everyone. It remains visible that there was a comment."
        verb="Delete comment"
        working={deleting.isPending}
        problem={deleting.error ? explain(deleting.error).message : null}
        onConfirm={() => deleting.mutate({ id: comment.id })}
      />
    </div>
  );
}
