import type { DeliveryLine } from '@waybill/contract/warehouse/deliveries/shapes';
import type { z } from 'zod';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useScanItems } from '../calls.ts';

type ShortProps = {
  readonly short: readonly z.output<typeof DeliveryLine>[];
  readonly onClose: () => void;
};

const reasons = ['Not on the vehicle', 'Refused as damaged', 'Wrong item', 'Other'] as const;
/** The most items of one request. */
const scansMax = 500;

/** Reports the items that did not arrive, with the reason; one that turns up later is received. */
export function ShortDialog({ short, onClose }: ShortProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    values: { reason: reasons[0] as (typeof reasons)[number], note: '' },
    send: useScanItems(),
    argsOf: ({ reason, note }) => ({
      itemIds: short.slice(0, scansMax).map(({ itemId }) => itemId),
      scanEvent: {
        code: 'MISSING' as const,
        details: { note: [reason, note].filter(Boolean).join(': ') },
      },
    }),
    onSaved: ({ results }) => {
      toast({ title: t('{count} reported short', { count: results.length }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{count, plural, one {# item did} other {# items did}} not arrive', {
        count: short.length,
      })}
      description="They are reported short. An item that turns up later can still be received."
    >
      <FormShell {...save} submitLabel="Report short" onCancel={onClose} summaryHidden>
        <SelectField
          name="reason"
          label="Reason"
          options={reasons.map((value) => ({ value, label: value }))}
        />
        <TextField name="note" label="Note" optional rules={{ maxLength: 500 }} />
      </FormShell>
    </Dialog>
  );
}
