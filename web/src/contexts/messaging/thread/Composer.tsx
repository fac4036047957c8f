import type { Discussion } from '@waybill/contract/messaging/shapes';
import { Lock, Users } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { cx } from '#ui/cx.ts';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useComment } from '../calls.ts';
import { required } from '../words.ts';

export type Level = 'Internal' | 'Customer';
const empty = { comment: { content: '' } };

type ComposerProps = { readonly discussion: Pick<Discussion, 'id' | 'customerid'> };

/** Room for the next comment; staff choose who reads it, and see the choice by word and colour. */
export function Composer({ discussion }: ComposerProps) {
  const isStaff = useSession().data?.isCustomer === false;
  const canShare = isStaff && discussion.customerid !== null;
  const [level, setLevel] = useState<Level>('Internal');
  const sending = useComment();
  const form = useForm({ ...formHabits, defaultValues: empty });
  const visibility = isStaff ? { visibilitylevel: level } : {};
  const send = ({ comment: { content } }: typeof empty) =>
    sending.mutate(
      { comment: { content, discussionid: discussion.id, ...visibility } },
      {
        onSuccess: () => form.reset(empty),
        onError: (error) => showInForm(error, form.setError, ['comment.content']),
      },
    );
  return (
    <div
      className={cx('rounded-card p-4', isStaff && level === 'Internal' ? internal : 'bg-sunken')}
    >
      <FormShell
        form={form}
        onSubmit={send}
        submitLabel="Comment"
        working={sending.isPending}
        problem={null}
        useLeaveGuard={useLeaveGuard}
        summaryHidden
      >
        {canShare && <LevelSwitch level={level} onChange={setLevel} />}
        <TextArea<typeof empty>
          name="comment.content"
          label={isStaff && level === 'Internal' ? 'Comment for staff' : 'Comment'}
          placeholder="Write a comment"
          rules={{ required: required.comment, maxLength: 10_000 }}
        />
      </FormShell>
    </div>
  );
}

const internal = 'bg-amber-bg';

type LevelSwitchProps = {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
};

/** Who reads what is written. */
export function LevelSwitch({ level, onChange }: LevelSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedControl
        label="Who reads it"
        value={level}
        onChange={onChange}
        options={[
          { value: 'Internal', label: 'Internal', icon: Lock },
          { value: 'Customer', label: 'Customer', icon: Users },
        ]}
      />
      <span className="text-meta text-ink-2">
        {level === 'Internal' ? 'Only staff read this.' : 'The customer reads this, too.'}
      </span>
    </div>
  );
}
