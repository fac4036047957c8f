import { useForm, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { sumOf } from '../payments/allocation.ts';
import { whyNotCredit } from './creditable.ts';
import type { CreditNoteItem } from './credit-columns.tsx';
import { type CreditLine, CreditLines } from './CreditLines.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDecideCredit } from './calls.ts';

type Values = {
  readonly creditNote: { readonly note: string };
  /** By `l` and the line's number. */
  readonly approved: Readonly<Record<string, number | null>>;
};

/** The approved amount of each line; approving nothing is a rejection and requires a comment. */
export function Decision({ creditNote }: { readonly creditNote: CreditNoteItem }) {
  const t = useTranslate();
  const { money } = useFormats();
  const toast = useToast();
  const deciding = useDecideCredit();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: {
      creditNote: { note: '' },
      approved: Object.fromEntries(creditNote.details.map(({ id, amount }) => [`l${id}`, amount])),
    },
  });
  const amounts = useWatch({ control: form.control, name: 'approved' });
  const detailsOf = (approved: Values['approved']) =>
    creditNote.details.map(({ id }) => ({ id, approvedAmount: approved[`l${id}`] ?? 0 }));
  const sum = sumOf(
    detailsOf(amounts)
      .map(({ approvedAmount }) => approvedAmount)
      .filter(Number.isFinite),
  );
  const message = (title: string) => ({
    onSuccess: () => toast({ title, tone: 'success' as const }),
    onError: (error: Error) => showInForm(error, form.setError, ['creditNote.note']),
  });
  const approve = ({ creditNote: { note }, approved }: Values) => {
    if (sum <= 0)
      return form.setError('root', { message: 'To approve nothing, reject the request.' });
    const decided = { id: creditNote.id, approvedAmount: sum, details: detailsOf(approved), note };
    return deciding.mutate(
      { operation: 'Approve', creditNote: decided },
      message(t('{sum} approved', { sum: money(sum) })),
    );
  };
  const reject = () => {
    const { note } = form.getValues('creditNote');
    if (note.trim() === '') {
      const message = 'Enter a reason. The customer will see it.';
      return form.setError('creditNote.note', { message }, { shouldFocus: true });
    }
    return deciding.mutate(
      { operation: 'Reject', creditNote: { id: creditNote.id, note } },
      message('Credit rejected'),
    );
  };
  return (
    <Panel title="Decision">
      <FormShell
        form={form}
        onSubmit={approve}
        submitLabel={
          sum === creditNote.amount
            ? 'Approve full amount'
            : t('Approve {sum}', { sum: money(sum) })
        }
        working={deciding.isPending}
        problem={null}
        summaryHidden
        actions={
          <Button look="danger" working={deciding.isPending} onClick={reject}>
            Reject
          </Button>
        }
      >
        <OwnRequest creditNote={creditNote} />
        <CreditLines
          creditNote={creditNote}
          approving={(line) => <Approving line={line} money={money} />}
        />
        <TextArea<Values>
          name="creditNote.note"
          label="Note"
          optional
          help="Required if you reject the request. Visible to the customer."
          rows={2}
          rules={{ maxLength: 2000 }}
        />
      </FormShell>
    </Panel>
  );
}

type ApprovingProps = {
  readonly line: CreditLine;
  readonly money: (amount: number) => string;
};

function Approving({ line, money }: ApprovingProps) {
  const t = useTranslate();
  const least = Math.min(Math.abs(line.amount), Math.abs(line.creditableAmount));
  const most = Math.sign(line.amount) * least;
  return (
    <div className="ml-auto w-28 sm:w-36">
      <MoneyField<Values>
        name={`approved.l${line.id}`}
        label={t('Approved amount for {referenceNo}', { referenceNo: line.referenceNo })}
        labelHidden
        rules={{ validate: (value) => whyNotCredit(value, most, { money, t }) }}
      />
    </div>
  );
}

/** Warns users who decide about their own request; a hint, not a rule. */
function OwnRequest({ creditNote }: { readonly creditNote: CreditNoteItem }) {
  const { data: session } = useSession();
  if (session?.user.name !== creditNote.userName) return null;
  return (
    <Banner tone="warning" title="You requested this credit yourself">
      We recommend that someone else decides.
    </Banner>
  );
}
