import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useSession } from '#shell/session/use-session.ts';
import { cx } from '#ui/cx.ts';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { addressesIn } from '../emails/addresses.ts';
import { required } from '../notifications/message-labels.ts';
import { draftOf } from './draft.ts';
import { type CommentLevel, LevelSwitch } from './LevelSwitch.tsx';
import { MentionArea } from './MentionArea.tsx';
import { useMentions } from './use-mentions.ts';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';
import { useComment } from './calls.ts';

type Values = {
  readonly comment: { readonly content: string; readonly thirdpartytags: string };
};

type ComposerProps = { readonly discussion: Pick<Discussion, 'id' | 'customerid'> };

/**
 * The input for the next comment; staff choose who can read it, shown as text and colour. A draft
 * is stored and restored.
 */
export function Composer({ discussion }: ComposerProps) {
  const { data: session } = useSession();
  const isStaff = session?.isCustomer === false;
  const [draft] = useState(() => draftOf(session?.user.userGuid, discussion.id));
  const [begun] = useState(() => draft.get());
  const [level, setLevel] = useState<CommentLevel>('Internal');
  const mentions = useMentions(begun);
  const { people, records } = mentions.named;
  const sending = useComment();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { comment: { content: begun.content, thirdpartytags: '' } },
  });
  const content = useWatch({ control: form.control, name: 'comment.content' });
  useEffect(
    () => draft.set({ content, people: [...people], records: [...records] }),
    [draft, content, people, records],
  );
  const isOutside = isStaff && level === 'ThirdParty';
  const send = ({ comment }: Values) => {
    sending.mutate(
      {
        comment: {
          content: comment.content,
          discussionid: discussion.id,
          ...(isStaff ? { visibilitylevel: level } : {}),
          ...mentions.tagsIn(comment.content),
          ...(isOutside ? { thirdpartytags: addressesIn(comment.thirdpartytags) } : {}),
        },
      },
      {
        onSuccess: () => {
          form.reset({ comment: { content: '', thirdpartytags: '' } });
          mentions.clear();
        },
        onError: (error) => showInForm(error, form.setError, fields),
      },
    );
  };
  return (
    <div className={cx('rounded-card p-4', isStaff && level === 'Internal' ? amber : 'bg-sunken')}>
      <FormShell
        form={form}
        onSubmit={send}
        submitLabel="Add comment"
        working={sending.isPending}
        problem={null}
        summaryHidden
      >
        {isStaff && (
          <LevelSwitch
            level={level}
            levels={
              discussion.customerid === null
                ? ['Internal', 'ThirdParty']
                : ['Internal', 'Customer', 'ThirdParty']
            }
            onChange={setLevel}
          />
        )}
        {isOutside && (
          <TextField<Values>
            name="comment.thirdpartytags"
            label="Send to"
            help="E-mail addresses, separated by commas"
            rules={{ required: 'Please enter at least one address' }}
          />
        )}
        <MentionArea<Values>
          text={content}
          mentions={mentions}
          scope={{ discussionid: discussion.id }}
          name="comment.content"
          label={isStaff && level === 'Internal' ? 'Internal comment' : 'Comment'}
          placeholder="Write a comment. Use @ to mention people and # to link records"
          rules={{ required: required.comment, maxLength: 10_000 }}
        />
      </FormShell>
    </div>
  );
}

const amber = 'bg-amber-bg';
const fields = ['comment.content', 'comment.thirdpartytags'] as const;
