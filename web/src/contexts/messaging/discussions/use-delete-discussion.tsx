import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { mayStillChange } from '../notifications/message-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';
import { useDeleteDiscussion } from './calls.ts';

/** Returns the action that closes and hides a discussion, if permitted, and its confirmation. */
export function useDeletion(discussion: Discussion) {
  const t = useTranslate();
  const may = useMay();
  const go = useGo();
  const guid = useSession().data?.user.userGuid;
  const [dialog, setDialog] = useState(false);
  // The time at which the page was opened; later attempts may be refused by the server.
  const [now] = useState(() => Date.now());
  const deleting = useDeleteDiscussion();
  const { id, topic, creator, creationtime } = discussion;
  const moderates = may('Communication.Edit');
  const mayDelete = mayStillChange({ author: creator, creationtime }, { guid, moderates, now });
  const action = {
    label: 'Delete',
    icon: Trash2,
    danger: true,
    onAct: () => setDialog(true),
  } satisfies HeadingEntry;
  return {
    actions: mayDelete ? [action] : [],
    dialog: (
      <ConfirmDialog
        open={dialog}
        onOpenChange={setDialog}
        question={t('Delete “{topic}”?', { topic })}
        effect="It is closed and no longer visible to anyone."
        verb="Delete discussion"
        working={deleting.isPending}
        problem={deleting.error ? explain(deleting.error).message : null}
        onConfirm={() => deleting.mutate({ id }, { onSuccess: () => go(paths.discussions()) })}
      />
    ),
  };
}
