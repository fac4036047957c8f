import { driverDocumentKinds } from '@waybill/contract/fleet/driver-documents/choices';
import type { DriverDocument } from '@waybill/contract/fleet/driver-documents/shapes';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveDriverDocument } from './calls.ts';
import { documentWords } from './expiry.ts';

type DialogProps = {
  readonly driverId: string;
  readonly document: DriverDocument | null;
  readonly onClose: () => void;
};

const kinds = driverDocumentKinds.map((value) => ({ value, label: documentWords[value] }));

/** Adds or changes a licence of a driver. */
export function LicenceDialog({ driverId, document, onClose }: DialogProps) {
  const toast = useToast();
  const save = useSaveForm({
    reading: document,
    values: {
      document: {
        kind: document?.kind ?? ('DangerousGoodsLicence' as const),
        number: document?.number ?? '',
        expires: document?.expires ?? null,
        classes: document?.classes.join(', ') ?? '',
      },
    },
    send: useSaveDriverDocument(),
    argsOf: (values) => ({
      document: {
        ...values.document,
        classes: values.document.classes.split(/[\s,;]+/).filter((each) => each !== ''),
        id: document?.id ?? null,
        driverid: driverId,
      },
    }),
    onSaved: () => {
      toast({ title: 'Licence saved', tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={document === null ? 'Add licence' : 'Edit licence'}
      description="A reminder is sent 30 and 7 days before it expires."
    >
      <FormShell {...save} submitLabel="Save" onCancel={onClose}>
        <SelectField name="document.kind" label="Type" options={kinds} />
        <TextField name="document.number" label="Number" optional rules={{ maxLength: 50 }} />
        {save.form.watch('document.kind') === 'DangerousGoodsLicence' && (
          <TextField
            name="document.classes"
            label="Classes"
            optional
            placeholder="3, 8"
            help="Classes that it covers; none means all"
          />
        )}
        <DateField name="document.expires" label="Last valid day" optional />
      </FormShell>
    </Dialog>
  );
}
