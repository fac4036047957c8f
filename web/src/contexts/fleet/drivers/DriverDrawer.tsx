import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useToast } from '#ui/Toasts.tsx';
import { DriverFields } from './DriverFields.tsx';
import { driverValues } from './driver-values.ts';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useAddDriver, useChangeDriver } from './calls.ts';

type DrawerProps = { readonly driver: Driver | null; readonly onClose: () => void };

export function DriverDrawer({ driver, onClose }: DrawerProps) {
  return driver === null ? (
    <NewDriver onClose={onClose} />
  ) : (
    <KnownDriver driver={driver} onClose={onClose} />
  );
}

const none = driverValues(null);

function NewDriver({ onClose }: Pick<DrawerProps, 'onClose'>) {
  const toast = useToast();
  const save = useSaveForm({
    values: none,
    send: useAddDriver(),
    argsOf: (values) => values,
    onSaved: () => {
      toast({ title: 'Driver added', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer title="New driver" submitLabel="Add driver" save={save} onClose={onClose}>
      <DriverFields isNew />
    </FormDrawer>
  );
}

type KnownProps = { readonly driver: Driver; readonly onClose: () => void };

function KnownDriver({ driver, onClose }: KnownProps) {
  const toast = useToast();
  const save = useSaveForm({
    reading: driver,
    values: driverValues(driver),
    send: useChangeDriver(),
    argsOf: (values) => ({ id: driver.id, ...values }),
    onSaved: () => {
      toast({ title: 'Driver saved', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer title={driver.name} submitLabel="Save driver" save={save} onClose={onClose}>
      <DriverFields isNew={false} />
    </FormDrawer>
  );
}
