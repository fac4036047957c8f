import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import { whyNotMultiStop } from '@waybill/contract/jobs/multi-stop/lifecycle';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useActiveDrivers } from '../allocation/calls.ts';
import { useUpdateMultiStop } from './calls.ts';

type DialogProps = { readonly multiStop: MultiStopJob; readonly onClose: () => void };

/** Allocates a multi-stop with all its jobs to a driver, or takes it back. */
export function DriverDialog({ multiStop, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const drivers = useActiveDrivers();
  const save = useSaveForm({
    reading: multiStop,
    values: { multistop: { driverid: multiStop.driverid } },
    send: useUpdateMultiStop(),
    argsOf: ({ multistop }) => ({
      multistop: {
        id: multiStop.id,
        customerid: multiStop.customerid,
        fromAddress: multiStop.fromAddress,
        reference: multiStop.reference,
        costcentre: multiStop.costcentre,
        driverid: multistop.driverid,
      },
    }),
    onSaved: () => {
      toast({ title: t('{number} saved', { number: multiStop.multistopno }), tone: 'success' });
      onClose();
    },
  });
  const mustHave = whyNotMultiStop('unallocate', multiStop.status) !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Driver of {number}', { number: multiStop.multistopno })}
      description="All its jobs go to this driver."
    >
      <FormShell {...save} submitLabel="Save" onCancel={onClose} summaryHidden>
        <ComboboxField
          name="multistop.driverid"
          label="Driver"
          {...(mustHave ? { rules: { required: 'Please choose a driver' } } : { optional: true })}
          chosenLabel={multiStop.drivername ?? undefined}
          options={(drivers.data?.items ?? []).map(({ userGuid, name }) => ({
            id: userGuid,
            value: userGuid,
            label: name,
          }))}
        />
      </FormShell>
    </Dialog>
  );
}
