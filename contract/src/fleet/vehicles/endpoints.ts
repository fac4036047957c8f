import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { FileBytes } from '../../shared/file.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { Vehicle } from '../shapes.ts';
import { VehicleToSave } from '../drivers/inputs.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const byId = z.object({ id: guidOf('vehicle') });

export const getVehicles = endpoint({
  path: '/api/drivers/vehicle/vehicles',
  access: 'Driver.View',
  summary: 'Returns the vehicles, or those of a driver.',
  input: z.object({
    id: guidOf('vehicle').optional(),
    driverId: guidOf('driver').optional(),
    ...listInput,
  }),
  output: pageOf(Vehicle),
  rowsAreEdited: true,
});

export const getVehicle = endpoint({
  path: '/api/drivers/vehicle/vehicle',
  access: 'Driver.View',
  summary: 'Returns one vehicle.',
  input: byId,
  output: z.object({ vehicle: Vehicle }),
  problems: [refusals.VehicleNotFound],
});

export const createVehicle = endpoint({
  method: 'POST',
  path: '/api/drivers/vehicle/vehicle',
  access: 'Driver.Create',
  summary: 'Creates a vehicle.',
  input: z.object({ vehicle: VehicleToSave }),
  output: byId,
  problems: [refusals.FleetDriverNotFound],
});

export const updateVehicle = endpoint({
  method: 'PUT',
  path: '/api/drivers/vehicle/vehicle',
  access: 'Driver.Edit',
  summary: 'Updates a vehicle.',
  input: z.object({ vehicle: VehicleToSave, ...revision }),
  output: byId,
  problems: [refusals.FleetDriverNotFound, refusals.VehicleNotFound],
  replaces: {
    read: getVehicle,
    argsOf: ({ vehicle: { id } }) => (id ? { id } : null),
  },
});

export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/api/drivers/vehicle/vehicle',
  access: 'Driver.Delete',
  summary: 'Deletes a vehicle.',
  input: byId,
  output: z.null(),
  problems: [refusals.VehicleNotFound],
});

export const uploadVehicleImage = endpoint({
  method: 'POST',
  path: '/api/drivers/vehicle/image',
  access: 'Driver.Edit',
  summary: 'Uploads a picture of a vehicle, at most 10 per vehicle.',
  input: z.object({ vehicleId: guidOf('vehicle') }),
  upload: 'file',
  output: z.object({ id: Guid }),
  perMinute: 60,
  problems: [refusals.VehicleNotFound, refusals.TooManyImages],
});

export const getVehicleImage = endpoint({
  path: '/api/drivers/vehicle/image',
  access: 'Driver.View',
  summary: 'Returns a picture of a vehicle.',
  input: z.object({ vehicleId: guidOf('vehicle'), id: guidOf('vehicleImage') }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.VehicleImageNotFound],
});

export const deleteVehicleImage = endpoint({
  method: 'DELETE',
  path: '/api/drivers/vehicle/image',
  access: 'Driver.Edit',
  summary: 'Deletes a picture of a vehicle.',
  input: z.object({ vehicleId: guidOf('vehicle'), id: guidOf('vehicleImage') }),
  output: z.null(),
  problems: [refusals.VehicleImageNotFound],
});
