import type { EntityType } from '@waybill/contract/messaging/discussions/choices';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { required } from '../notifications/message-labels.ts';
import type { Comment } from '@waybill/contract/messaging/discussions/shapes';
import { useUpdateComment } from './calls.ts';

type EditCommentProps = { readonly comment: Comment; readonly onDone: () => void };
type Values = { readonly comment: { readonly content: string } };

/** Edits the text of a comment; its mentions are unchanged. */
export function EditComment({ comment, onDone }: EditCommentProps) {
  const save = useSaveForm<
    Values,
    Parameters<ReturnType<typeof useUpdateComment>['mutate']>[0],
    unknown
  >({
    reading: comment,
    values: { comment: { content: comment.content } },
    send: useUpdateComment(),
    argsOf: ({ comment: { content } }) => ({
      comment: {
        id: comment.id,
        content,
        usertags: comment.usertags,
        thirdpartytags: comment.thirdpartytags,
        // The server returns its own enum values.
        entitytags: comment.entitytags.map(({ entitytype, entityid }) => ({
          entitytype: entitytype as EntityType,
          entityid,
        })),
      },
    }),
    onSaved: onDone,
  });
  return (
    <FormShell {...save} submitLabel="Save comment" onCancel={onDone} summaryHidden>
      <TextArea<Values>
        name="comment.content"
        label="Comment"
        labelHidden
        rules={{ required: required.comment, maxLength: 10_000 }}
      />
    </FormShell>
  );
}
