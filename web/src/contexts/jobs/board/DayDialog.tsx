import { addDays, localDate } from '@waybill/kernel/local-date';
import { useForm } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';

type DayDialogProps = {
  readonly count: number;
  /** The driver, who keeps the jobs. */
  readonly name: string;
  /** The day of the board, and the current one, yyyy-MM-dd. */
  readonly date: string;
  readonly today: string;
  readonly onMove: (date: string) => void;
  readonly onClose: () => void;
};

type Values = { readonly date: string | null };

/** Asks for which other day a driver gets jobs. */
export function DayDialog({ count, name, date, today, onMove, onClose }: DayDialogProps) {
  const t = useTranslate();
  const next = date > today ? today : addDays(localDate(date), 1);
  const form = useForm<Values>({ ...formHabits, defaultValues: { date: next } });
  const title = 'Move {count, plural, one {# job} other {# jobs}} of {name} to another day';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(title, { count, name })}>
      <FormShell
        form={form}
        onSubmit={(values) => onMove(values.date ?? date)}
        submitLabel="Move"
        working={false}
        problem={null}
        onCancel={onClose}
        summaryHidden
      >
        <DateField<Values>
          name="date"
          label="Day"
          earliest={localDate(today)}
          rules={{ required: 'Please choose a day' }}
        />
      </FormShell>
    </Dialog>
  );
}
