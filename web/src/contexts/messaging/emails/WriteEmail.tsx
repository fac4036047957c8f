import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { addressesIn } from './addresses.ts';
import { useSendEmail } from './calls.ts';

type Values = {
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly body: string;
};

type WriteEmailProps = {
  /** The recipients and the subject, if the opening page provides them. */
  readonly to?: string;
  readonly subject?: string;
  readonly onClose: () => void;
};

/** Sends an e-mail written by the user. */
export function WriteEmail(props: WriteEmailProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title="Write e-mail">
      <WriteForm {...props} />
    </Dialog>
  );
}

function WriteForm({ to: address = '', subject: about = '', onClose }: WriteEmailProps) {
  const toast = useToast();
  const save = useSaveForm({
    values: { to: address, cc: '', subject: about, body: '' },
    send: useSendEmail(),
    argsOf: ({ to, cc, subject, body }) => ({
      to: addressesIn(to),
      cc: addressesIn(cc),
      subject,
      body: asMarkup(body),
    }),
    onSaved: () => {
      toast({ title: 'E-mail is being sent', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormShell
      {...save}
      submitLabel="Send"
      onCancel={onClose}
      useLeaveGuard={useLeaveGuard}
      summaryHidden
    >
      <TextField<Values>
        name="to"
        label="Send to"
        help="Separate several addresses with commas"
        rules={{ required: 'Please enter at least one address' }}
      />
      <TextField<Values> name="cc" label="Copy to" optional />
      <TextField<Values>
        name="subject"
        label="Subject"
        rules={{ required: 'Please enter a subject', maxLength: 256 }}
      />
      <TextArea<Values>
        name="body"
        label="Text"
        rows={8}
        rules={{ required: 'Please enter the text of the e-mail' }}
      />
    </FormShell>
  );
}

/** Converts typed text to the HTML of an e-mail: markup is escaped, line breaks are preserved. */
const asMarkup = (text: string): string => {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const paragraphs = safe.split(/\n{2,}/).map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('');
};
