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
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { DisputeLetter } from '@waybill/contract/reconciliation/disputes/shapes';
import { useDisputeLetter, useSendDisputeLetter } from './calls.ts';

type Props = { readonly id: number; readonly onClose: () => void };

/** The dispute letter to the carrier: drafted, reviewed, edited, sent; and earlier letters. */
export function DisputeDrawer({ id, onClose }: Props) {
  const query = useDisputeLetter(id);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="E-mail to the carrier"
      subtitle="About the disputed lines"
    >
      <Awaited query={query} permission="Booking.Reconcile">
        {(disputeLetter) => (
          <div className="grid gap-5">
            {disputeLetter.disputed === 0 ? (
              <EmptyState
                title="No disputed lines"
                text="Dispute a line first: select it and press d."
              />
            ) : (
              <DisputeLetterForm id={id} disputeLetter={disputeLetter} onClose={onClose} />
            )}
            <Sent letters={disputeLetter.letters} />
          </div>
        )}
      </Awaited>
    </Drawer>
  );
}

type Values = { readonly to: string; readonly subject: string; readonly content: string };

type DisputeLetterFormProps = Props & { readonly disputeLetter: DisputeLetter };

function DisputeLetterForm({ id, disputeLetter, onClose }: DisputeLetterFormProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const toast = useToast();
  const { to, subject, content, disputed, disputedAmount } = disputeLetter;
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
        {t('{disputed, plural, one {# line} other {# lines}}, invoiced at {amount}.', {
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

function Sent({ letters: disputeLetters }: Pick<DisputeLetter, 'letters'>) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  if (disputeLetters.length === 0) return null;
  return (
    <Timeline
      label="E-mails sent to the carrier"
      events={disputeLetters.map((disputeLetter) => ({
        id: String(disputeLetter.id),
        title: disputeLetter.subject,
        time: dateTime(disputeLetter.creationTime),
        by: disputeLetter.userName,
        detail: t('To {to}', { to: disputeLetter.to }),
      }))}
    />
  );
}
