import type { ArgsOf } from '@waybill/contract/endpoint';
import type { updateVehicle } from '@waybill/contract/fleet/endpoints';
import type { Vehicle } from '@waybill/contract/fleet/shapes';
import type { UseMutationResult } from '@tanstack/react-query';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { VehiclePictures } from './VehiclePictures.tsx';
import { VehicleFields } from './VehicleFields.tsx';
import { vehicleArgs, type VehicleValues, vehicleValues } from './vehicle-values.ts';
import { useActiveDrivers } from '../drivers/calls.ts';
import { useAddVehicle, useChangeVehicle } from './calls.ts';

type DrawerProps = {
  readonly vehicle: Vehicle | null;
  /** The driver of a new vehicle. */
  readonly driverId: string | null;
  readonly onClose: () => void;
};
type Sent = ArgsOf<typeof updateVehicle>;

export function VehicleDrawer({ vehicle, driverId, onClose }: DrawerProps) {
  const adding = useAddVehicle();
  const changing = useChangeVehicle();
  const toast = useToast();
  const send: UseMutationResult<{ id: string }, Error, Sent> = vehicle ? changing : adding;
  const save = useSaveForm<VehicleValues, Sent, { id: string }>({
    reading: vehicle,
    values: vehicleValues(vehicle, driverId),
    send,
    argsOf: (values) => ({
      vehicle: { ...vehicleArgs(values), ...(vehicle && { id: vehicle.id }) },
    }),
    onSaved: () => {
      toast({ title: vehicle ? 'Vehicle saved' : 'Vehicle added', tone: 'success' });
      onClose();
    },
  });
  const title = vehicle ? vehicle.name : 'New vehicle';
  return (
    <FormDrawer
      title={title}
      submitLabel={vehicle ? 'Save vehicle' : 'Add vehicle'}
      save={save}
      onClose={onClose}
      below={
        vehicle && (
          <div className="mt-6 grid gap-6">
            <VehiclePictures vehicle={vehicle} />
            <DocumentsPanel about={{ entityType: 'Vehicle', entityGuid: vehicle.id }} />
          </div>
        )
      }
    >
      <DriverField />
      <VehicleFields at="vehicle" />
    </FormDrawer>
  );
}

function DriverField() {
  const drivers = useActiveDrivers().data?.items ?? [];
  return (
    <SelectField<VehicleValues>
      name="vehicle.driverid"
      label="Driver"
      options={drivers.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
      rules={{ required: 'Please choose a driver' }}
    />
  );
}
