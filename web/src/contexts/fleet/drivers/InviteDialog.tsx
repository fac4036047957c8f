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

/** Invites a person as a driver, by e-mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    values: empty,
    send: useInvite(),
    argsOf: (values) => values,
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
      description="It contains a link that is valid for seven days. A new invitation replaces it."
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
