import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useClearCheck } from './calls.ts';

type ClearDialogProps = { readonly check: PreStartCheckAnswer; readonly onClose: () => void };

/** Clears driver and vehicle after a failed check, with a note of what was done. */
export function ClearDialog({ check, onClose }: ClearDialogProps) {
  const toast = useToast();
  const save = useSaveForm({
    values: { note: '' },
    send: useClearCheck(),
    argsOf: ({ note }) => ({ id: check.id, note }),
    onSaved: () => {
      toast({ title: 'Check cleared', tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Clear the failed check"
      description="The driver may start work, and the vehicle is back in service."
    >
      <FormShell {...save} submitLabel="Clear check" onCancel={onClose}>
        <TextArea
          name="note"
          label="Action taken"
          rows={3}
          rules={{ required: 'Please enter the action taken', maxLength: 1000 }}
        />
      </FormShell>
    </Dialog>
  );
}
