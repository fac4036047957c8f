import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { type Asking, asks } from './asking.ts';
import type { Decisions } from './use-decisions.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type Props = {
  readonly asking: Asking;
  readonly decisions: Decisions;
  readonly onClose: () => void;
};
type Values = { readonly amount: number | null; readonly note: string };

/** Asks for the amount of an override, or why lines are settled like this. */
export function DecisionDialog({ asking, decisions, onClose }: Props) {
  const { title, effect, verb } = useTexts(asking);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: {
      amount: asking.kind === 'override' ? asking.line.customerRechargeTaxExcluiveAmount : null,
      note: '',
    },
  });
  const submit = async ({ amount, note }: Values) => {
    const isDone =
      asking.kind === 'override'
        ? await decisions.override(asking.line, { amount: amount ?? 0, note: note.trim() })
        : await decisions.resolve(asking.lines, asking.resolution, note.trim());
    if (isDone) onClose();
    else
      setProblem(
        "This couldn't be completed. The reason is shown behind this dialog. Please try again.",
      );
  };
  const isNoteNeeded = asking.kind === 'override' || asking.resolution !== 'PassedOn';
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
        {asking.kind === 'override' && (
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

function useTexts(asking: Asking) {
  const say = useSay();
  const { money } = useFormats();
  if (asking.kind === 'override') {
    const { consignmentId, carrierServiceName, explanation } = asking.line;
    const usual = money(asking.line.customerRechargeTaxExcluiveAmount);
    return {
      title: say('Override {line}', {
        line: [consignmentId, carrierServiceName].filter(Boolean).join(', '),
      }),
      effect: `${explanation} ${say('The calculated recharge is {usual}.', { usual })}`,
      verb: 'Approve amount',
    };
  }
  const { lines, resolution } = asking;
  const { verb, effect } = asks[resolution];
  const [first] = lines;
  const what =
    lines.length === 1
      ? (first?.consignmentId ?? '')
      : say('{count} lines', { count: lines.length });
  return { title: `${say(verb)}: ${what}`, effect, verb };
}
