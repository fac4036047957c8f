import type { DisputeLetter } from '@waybill/contract/reconciliation/shapes';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useDisputeLetter, useSendDisputeLetter } from '../calls.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type Props = { readonly id: number; readonly onClose: () => void };

/** The letter that disputes lines with the carrier: drafted, read, changed, sent; and those before it. */
export function DisputeDrawer({ id, onClose }: Props) {
  const answer = useDisputeLetter(id);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="E-mail to the carrier"
      subtitle="About the disputed lines"
    >
      <Awaited answer={answer} permission="Booking.Reconcile">
        {(letter) => (
          <div className="grid gap-5">
            {letter.disputed === 0 ? (
              <EmptyState
                title="No disputed lines"
                text="Dispute a line first: select it and press d."
              />
            ) : (
              <LetterForm id={id} letter={letter} onClose={onClose} />
            )}
            <Sent letters={letter.letters} />
          </div>
        )}
      </Awaited>
    </Drawer>
  );
}

type Values = { readonly to: string; readonly subject: string; readonly content: string };

type LetterFormProps = Props & { readonly letter: DisputeLetter };

function LetterForm({ id, letter, onClose }: LetterFormProps) {
  const say = useSay();
  const { money } = useFormats();
  const toast = useToast();
  const { to, subject, content, disputed, disputedAmount } = letter;
  const shell = useSaveForm<Values, ReturnType<typeof argsOf>, unknown>({
    values: { to: to ?? '', subject, content },
    send: useSendDisputeLetter(),
    argsOf: (values) => argsOf(id, values),
    onSaved: () => {
      toast({ title: 'The e-mail to the carrier is being sent', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormShell {...shell} submitLabel="Send e-mail" onCancel={onClose} summaryHidden>
      <p className="text-ink-2">
        {disputed === 1
          ? say('1 line, invoiced at {amount}.', { amount: money(disputedAmount) })
          : say('{disputed} lines, invoiced at {amount}.', {
              disputed,
              amount: money(disputedAmount),
            })}
      </p>
      <TextField<Values>
        name="to"
        label="Send to"
        type="email"
        help="Saved for this carrier."
        rules={{ required: true }}
      />
      <TextField<Values> name="subject" label="Subject" rules={{ required: true }} />
      <TextArea<Values> name="content" label="Text" rows={16} rules={{ required: true }} />
    </FormShell>
  );
}

const argsOf = (id: number, { to, subject, content }: Values) => ({
  id,
  to: to.trim(),
  subject,
  content,
});

function Sent({ letters }: Pick<DisputeLetter, 'letters'>) {
  const say = useSay();
  const { dateTime } = useFormats();
  if (letters.length === 0) return null;
  return (
    <Timeline
      label="E-mails sent to the carrier"
      events={letters.map((letter) => ({
        id: String(letter.id),
        title: letter.subject,
        time: dateTime(letter.creationTime),
        by: letter.userName,
        detail: say('To {to}', { to: letter.to }),
      }))}
    />
  );
}
