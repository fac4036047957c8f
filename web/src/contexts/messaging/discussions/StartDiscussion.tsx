import {
  type DiscussionType,
  discussionTypes,
  type EntityType,
} from '@waybill/contract/messaging/discussions/choices';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { MentionArea } from './MentionArea.tsx';
import { useMentions } from './use-mentions.ts';
import { discussionTypeOf } from './records.ts';
import { type CommentLevel, LevelSwitch } from './LevelSwitch.tsx';
import { inWords, required } from '../notifications/message-labels.ts';
import { useStartDiscussion } from './calls.ts';

export type DiscussionAbout = {
  readonly entitytype: EntityType;
  readonly entityid: string;
  /** False if the record has no customer. */
  readonly hasCustomer: boolean;
};

type StartDiscussionProps = {
  /** Null: a discussion without a record. */
  readonly about: DiscussionAbout | null;
  readonly onClose: () => void;
};

/** Starts a discussion, and opens it. */
export function StartDiscussion({ about, onClose }: StartDiscussionProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Start a discussion">
      <StartForm about={about} onClose={onClose} />
    </Dialog>
  );
}

type Values = {
  readonly discussion: {
    readonly topic: string;
    readonly type: DiscussionType | null;
    readonly comment: { readonly content: string };
  };
};

const types = discussionTypes.map((value) => ({ value, label: inWords(value) }));

function StartForm({ about, onClose }: StartDiscussionProps) {
  const go = useGo();
  const isStaff = useSession().data?.isCustomer === false;
  const [level, setLevel] = useState<CommentLevel>('Internal');
  const entity = about && { entitytype: about.entitytype, entityid: about.entityid };
  const mentions = useMentions();
  const save = useSaveForm({
    values: first(about === null ? 'General' : discussionTypeOf(about.entitytype)),
    send: useStartDiscussion(),
    argsOf: ({ discussion: { topic, type, comment } }) => ({
      discussion: {
        topic,
        // The field's own validation has rejected an empty one.
        type: type ?? 'General',
        ...(entity === null ? {} : { entity }),
        comment: {
          ...comment,
          ...mentions.tagsIn(comment.content),
          ...(isStaff ? { visibilitylevel: level } : {}),
        },
      },
    }),
    onSaved: ({ id }) => go(paths.discussion(id)),
  });
  const content = useWatch({ control: save.form.control, name: 'discussion.comment.content' });
  return (
    <FormShell {...save} submitLabel="Start discussion" onCancel={onClose} summaryHidden>
      <TextField<Values>
        name="discussion.topic"
        label="Topic"
        rules={{ required: required.topic, maxLength: 256 }}
      />
      <SelectField<Values>
        name="discussion.type"
        label="Type"
        options={types}
        rules={{ required: required.type }}
      />
      {isStaff && about?.hasCustomer && (
        <LevelSwitch level={level} levels={['Internal', 'Customer']} onChange={setLevel} />
      )}
      <MentionArea<Values>
        text={content}
        mentions={mentions}
        scope={entity ?? {}}
        placeholder="Write a comment. Use @ to mention people and # to link records"
        name="discussion.comment.content"
        label={isStaff && level === 'Internal' ? 'Internal comment' : 'Comment'}
        rules={{ required: required.comment, maxLength: 10_000 }}
      />
    </FormShell>
  );
}

const first = (type: DiscussionType): Values => ({
  discussion: { topic: '', type, comment: { content: '' } },
});
