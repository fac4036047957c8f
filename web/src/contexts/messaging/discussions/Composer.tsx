import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useSession } from '#shell/session/use-session.ts';
import { cx } from '#ui/cx.ts';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { addressesIn } from '../emails/addresses.ts';
import type { NamedRecord } from './records.ts';
import { required } from '../notifications/message-labels.ts';
import { draftOf } from './draft.ts';
import { type CommentLevel, LevelSwitch } from './LevelSwitch.tsx';
import { NamePeople, type NameablePerson } from './NamePeople.tsx';
import { NameRecords } from './NameRecords.tsx';
import { type Sign, stillNamed, withName } from './naming.ts';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';
import { useComment } from './calls.ts';

type Values = {
  readonly comment: { readonly content: string; readonly thirdpartytags: string };
};

type ComposerProps = { readonly discussion: Pick<Discussion, 'id' | 'customerid'> };

/**
 * Room for the next comment; staff choose who reads it, and see the choice by word and colour. What
 * was begun is still there when somebody comes back.
 */
export function Composer({ discussion }: ComposerProps) {
  const { data: session } = useSession();
  const isStaff = session?.isCustomer === false;
  const [draft] = useState(() => draftOf(session?.user.userGuid, discussion.id));
  const [begun] = useState(() => draft.get());
  const [level, setLevel] = useState<CommentLevel>('Internal');
  const [people, setPeople] = useState<readonly NameablePerson[]>(begun.people);
  const [records, setRecords] = useState<readonly NamedRecord[]>(begun.records);
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
    const usertags = stillNamed({ sign: '@', text: comment.content }, people, ({ name }) => name);
    const entitytags = stillNamed(
      { sign: '#', text: comment.content },
      records,
      ({ label }) => label,
    );
    sending.mutate(
      {
        comment: {
          content: comment.content,
          discussionid: discussion.id,
          ...(isStaff ? { visibilitylevel: level } : {}),
          ...(usertags.length > 0 ? { usertags: usertags.map(({ id }) => id) } : {}),
          ...(entitytags.length > 0 ? { entitytags: entitytags.map(tagOf) } : {}),
          ...(isOutside ? { thirdpartytags: addressesIn(comment.thirdpartytags) } : {}),
        },
      },
      {
        onSuccess: () => {
          form.reset({ comment: { content: '', thirdpartytags: '' } });
          setPeople([]);
          setRecords([]);
        },
        onError: (error) => showInForm(error, form.setError, fields),
      },
    );
  };
  const put = (sign: Sign, name: string) => {
    form.setValue('comment.content', withName(sign, content, name), { shouldDirty: true });
    form.setFocus('comment.content');
  };
  const namePerson = (person: NameablePerson) => {
    setPeople([...people.filter(({ id }) => id !== person.id), person]);
    put('@', person.name);
  };
  const nameRecord = (record: NamedRecord) => {
    setRecords([...records.filter(({ entityid }) => entityid !== record.entityid), record]);
    put('#', record.label);
  };
  return (
    <div className={cx('rounded-card p-4', isStaff && level === 'Internal' ? amber : 'bg-sunken')}>
      <FormShell
        form={form}
        onSubmit={send}
        submitLabel="Comment"
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
        <TextArea<Values>
          name="comment.content"
          label={isStaff && level === 'Internal' ? 'Internal comment' : 'Comment'}
          placeholder="Write a comment. Use @ to mention people and # to link records"
          rules={{ required: required.comment, maxLength: 10_000 }}
        />
        <NamePeople text={content} discussionId={discussion.id} onName={namePerson} />
        <NameRecords text={content} onName={nameRecord} />
      </FormShell>
    </div>
  );
}

const tagOf = ({ entitytype, entityid }: NamedRecord) => ({ entitytype, entityid });

const amber = 'bg-amber-bg';
const fields = ['comment.content', 'comment.thirdpartytags'] as const;
