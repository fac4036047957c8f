import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { Button } from '#ui/Button.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Money } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { InvoiceLink } from '../parts/InvoiceLink.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';
import { sumOf } from '../payments/allocation.ts';
import { detailWord } from '../payments/payment-labels.ts';
import {
  type CreditableLineItem,
  creditableLines,
  linesOfBooking,
  whyNotCredit,
} from './creditable.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useRequestCredit } from './calls.ts';
import { cx } from '#ui/cx.ts';

type Values = {
  readonly creditNote: { readonly note: string };
  /** By `l` and the line's number. */
  readonly amounts: Readonly<Record<string, number | null>>;
};

const defaultValues: Values = { creditNote: { note: '' }, amounts: {} };

const amountsOf = (amounts: Values['amounts'], lines: readonly CreditableLineItem[]) =>
  lines.flatMap(({ id }) => {
    const amount = amounts[`l${id}`];
    return typeof amount === 'number' && amount !== 0 ? [{ invoiceDetailId: id, amount }] : [];
  });

type CreditRequestFormProps = {
  readonly invoice: InvoiceItem;
  /** Offers only the lines of this booking. */
  readonly bookingId?: number | undefined;
};

/** The amount requested back for each line, and the reason. */
export function CreditRequestForm({ invoice, bookingId }: CreditRequestFormProps) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const dialog = useRequestCredit();
  const lines = linesOfBooking(creditableLines(invoice), bookingId);
  const form = useForm<Values>({ ...formHabits, defaultValues });
  const submit = ({ creditNote: { note }, amounts }: Values) => {
    const details = amountsOf(amounts, lines);
    const amount = sumOf(details.map((line) => line.amount));
    if (amount <= 0) {
      return form.setError('root', { message: 'Enter how much credit you request for each line.' });
    }
    const { id: invoiceId, customerId } = invoice;
    return dialog.mutate(
      { creditNote: { customerId, invoiceId, amount, note, details } },
      {
        onSuccess: ({ id, creditNoteNumber }) => {
          toast({ title: 'Credit requested', description: creditNoteNumber, tone: 'success' });
          go(paths.creditNote(id));
        },
        onError: (error) => showInForm(error, form.setError, ['creditNote.note']),
      },
    );
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Request credit"
      working={dialog.isPending}
      problem={null}
      onCancel={() =>
        go(bookingId === undefined ? paths.invoice(invoice.id) : paths.booking(bookingId))
      }
    >
      <Panel
        title={
          <>
            {t('Invoice lines')} <InvoiceLink id={invoice.id} number={invoice.invoiceNumber} />
          </>
        }
        actions={<FillIn lines={lines} />}
      >
        <Lines lines={lines} />
        <Total lines={lines} />
      </Panel>
      <Panel title="Reason" narrow>
        <TextArea<Values>
          name="creditNote.note"
          label="What is the problem?"
          help="Visible to the customer and to whoever decides."
          rows={3}
          countTo={2000}
          rules={{ required: 'Describe the problem', maxLength: 2000 }}
        />
      </Panel>
    </FormShell>
  );
}

type OfLines = { readonly lines: readonly CreditableLineItem[] };

function Lines({ lines }: OfLines) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <LinesTable
      label="Lines"
      rows={lines}
      rowId={({ id }) => id}
      columns={[
        {
          head: 'Line',
          cell: (line) => (
            <>
              <Translated text={detailWord(line.invoiceDetailType)} />{' '}
              <span className="font-mono text-ink-2">{line.referenceNo}</span>
              <span className="block text-meta text-ink-2">
                {[line.service, line.description].filter((text) => text !== null).join(' · ')}
              </span>
            </>
          ),
        },
        {
          head: 'Charged',
          right: true,
          wideOnly: true,
          cell: ({ amount }) => <Money text={money(amount)} />,
        },
        {
          head: 'Available to credit',
          right: true,
          cell: ({ creditable }) => <Money text={money(creditable)} />,
        },
        {
          head: 'Credit inc. GST',
          right: true,
          cell: ({ id, referenceNo, creditable }) => (
            <div className="ml-auto w-28 sm:w-36">
              <MoneyField<Values>
                name={`amounts.l${id}`}
                label={t('Credit for {referenceNo}', { referenceNo })}
                labelHidden
                rules={{ validate: (value) => whyNotCredit(value, creditable, { money, t }) }}
              />
            </div>
          ),
        },
      ]}
    />
  );
}

function FillIn({ lines }: OfLines) {
  const { setValue } = useFormContext<Values>();
  const fill = (amountOf: (line: CreditableLineItem) => number | null) => {
    for (const line of lines) {
      const amount = amountOf(line);
      const options = { shouldDirty: true, shouldValidate: true };
      setValue(`amounts.l${line.id}`, amount === 0 ? null : amount, options);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => fill(({ creditable }) => creditable)}>
        Full amount
      </Button>
      <Button size="small" look="quiet" onClick={() => fill(() => null)}>
        Clear
      </Button>
    </>
  );
}

function Total({ lines }: OfLines) {
  const t = useTranslate();
  const { money } = useFormats();
  const amounts = useWatch<Values, 'amounts'>({ name: 'amounts' });
  return (
    <output
      className={cx(
        'num mt-3 flex justify-between',
        'rounded-control bg-sunken px-4 py-3 font-semibold',
      )}
    >
      <span>{t('Credit inc. GST')}</span>
      <span>{money(sumOf(amountsOf(amounts, lines).map(({ amount }) => amount)))}</span>
    </output>
  );
}
