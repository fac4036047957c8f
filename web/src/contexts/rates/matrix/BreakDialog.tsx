import { useForm } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';

type BreakDialogProps = {
  readonly unit: string;
  readonly onChoose: (above: number) => void;
  readonly onClose: () => void;
};

/** Asks for the quantity above which a new band applies. */
export function BreakDialog({ unit, onChoose, onClose }: BreakDialogProps) {
  const t = useTranslate();
  const form = useForm({ ...formHabits, defaultValues: { above: null as number | null } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Add another band')}
      size="small"
    >
      <FormShell
        form={form}
        submitLabel="Show band"
        working={false}
        problem={null}
        onSubmit={({ above }) => onChoose(above ?? 0)}
      >
        <p className="text-ink-2">{t('Lanes with a value here get a band from this quantity.')}</p>
        <NumberField
          name="above"
          label="Above"
          unit={unit}
          rules={{
            required: 'Please enter a number',
            min: { value: 0.000001, message: 'Please enter more than 0' },
            max: { value: 1_000_000, message: 'At most 1,000,000' },
          }}
        />
      </FormShell>
    </Dialog>
  );
}
