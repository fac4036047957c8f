import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { type LineDialog, confirmTexts } from './line-dialog.ts';
import type { Decisions } from './use-decisions.ts';
import { useMessage } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Props = {
  readonly pending: LineDialog;
  readonly decisions: Decisions;
  readonly onClose: () => void;
};
type Values = { readonly amount: number | null; readonly note: string };

/** Asks for the amount of an override, or for the reason of a resolution. */
export function DecisionDialog({ pending: dialog, decisions, onClose }: Props) {
  const { title, effect, verb } = useTexts(dialog);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: {
      amount: dialog.kind === 'override' ? dialog.line.customerRechargeTaxExcluiveAmount : null,
      note: '',
    },
  });
  const submit = async ({ amount, note }: Values) => {
    const isDone =
      dialog.kind === 'override'
        ? await decisions.override(dialog.line, { amount: amount ?? 0, note: note.trim() })
        : await decisions.resolve(dialog.lines, dialog.resolution, note.trim());
    if (isDone) onClose();
    else
      setProblem(
        "This couldn't be completed. The reason is shown behind this dialog. Please try again.",
      );
  };
  const isNoteNeeded = dialog.kind === 'override' || dialog.resolution !== 'PassedOn';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={effect}>
      <FormShell
        form={form}
        onSubmit={(values) => void submit(values)}
        submitLabel={verb}
        working={decisions.isWorking}
        problem={problem}
        onCancel={onClose}
        summaryHidden
      >
        {dialog.kind === 'override' && (
          <MoneyField<Values>
            name="amount"
            label="Recharge before tax"
            rules={{ required: true, min: 0 }}
          />
        )}
        <TextArea<Values>
          name="note"
          label="Note"
          rows={3}
          help="Saved with the line. Customers don't see it."
          {...(isNoteNeeded
            ? { rules: { required: true, maxLength: 1000 } }
            : { optional: true, rules: { maxLength: 1000 } })}
        />
      </FormShell>
    </Dialog>
  );
}

function useTexts(dialog: LineDialog) {
  const t = useTranslate();
  const message = useMessage();
  const { money } = useFormats();
  if (dialog.kind === 'override') {
    const { consignmentId, carrierServiceName, explanation, explanationSentence } = dialog.line;
    const usual = money(dialog.line.customerRechargeTaxExcluiveAmount);
    return {
      title: t('Override {line}', {
        line: [consignmentId, carrierServiceName].filter(Boolean).join(', '),
      }),
      effect: [
        message(explanationSentence ?? explanation),
        t('The calculated recharge is {usual}.', { usual }),
      ].join(' '),
      verb: 'Approve amount',
    };
  }
  const { lines, resolution } = dialog;
  const { verb, effect } = confirmTexts[resolution];
  const [first] = lines;
  const what =
    lines.length === 1 ? (first?.consignmentId ?? '') : t('{count} lines', { count: lines.length });
  return { title: `${t(verb)}: ${what}`, effect, verb };
}
