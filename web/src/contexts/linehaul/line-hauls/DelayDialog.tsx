import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useUpdateLineHaul } from './calls.ts';
import { fieldsOf, momentOf } from './line-haul-values.ts';
import { MomentField } from './MomentField.tsx';

type DialogProps = { readonly lineHaul: LineHaul; readonly onClose: () => void };

/** Sets a new arrival; customers with freight on board are notified. */
export function DelayDialog({ lineHaul, onClose }: DialogProps) {
  const t = useTranslate();
  const { timezone } = useTenant();
  const before = lineHaul.expectedarrival ?? lineHaul.plannedarrival;
  const save = useSaveForm({
    reading: lineHaul,
    values: {
      arrival: fieldsOf(before, timezone),
      linehaul: { delayreason: lineHaul.delayreason ?? '' },
    },
    send: useUpdateLineHaul(),
    argsOf: ({ arrival, linehaul }) => ({
      linehaul: {
        ...linehaul,
        linehaulid: lineHaul.linehaulid,
        expectedarrival: momentOf(arrival, timezone),
      },
    }),
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Delay of {code}', { code: lineHaul.linehaulcode })}
      description="Customers with freight on board are notified of the new arrival time."
    >
      <FormShell {...save} submitLabel="Save delay" onCancel={onClose} summaryHidden>
        <MomentField name="arrival" label="New arrival" isRequired />
        <TextField name="linehaul.delayreason" label="Reason" optional />
      </FormShell>
    </Dialog>
  );
}
