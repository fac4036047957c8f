import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { emailRule } from './driver-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useInvite } from './calls.ts';

const empty = { invitation: { email: '' } };
type Values = typeof empty;

type InviteDialogProps = {
  /** The run that is allocated to the person on acceptance. */
  readonly runId?: string;
  readonly onClose: () => void;
};

/** Invites a person as a driver, by e-mail. */
export function InviteDialog({ runId, onClose }: InviteDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    values: empty,
    send: useInvite(),
    argsOf: ({ invitation }) => ({ invitation: { ...invitation, ...(runId && { runId }) } }),
    onSaved: (_, { invitation }) => {
      toast({
        title: t('Invitation sent to {email}', { email: invitation.email }),
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.working && onClose()}
      title="Invite a driver"
      description={runId === undefined ? linkText : runText}
    >
      <FormShell {...save} submitLabel="Send invitation" onCancel={onClose} summaryHidden>
        <TextField<Values>
          name="invitation.email"
          label="E-mail"
          type="email"
          rules={{ required: 'Please enter a valid e-mail address', pattern: emailRule }}
        />
      </FormShell>
    </Dialog>
  );
}

const linkText = 'It contains a link that is valid for seven days. A new invitation replaces it.';
const runText =
  'Its link is valid for seven days. Who accepts it gets this run, unless it is released before.';
