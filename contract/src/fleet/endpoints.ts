import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Guid } from '../shared/fields.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { DriverInvitation, DriverToSave, SelfRegister, VehicleToSave } from './inputs.ts';
import { fleetProblems as refusals } from './problems.ts';
import { Driver, Vehicle } from './shapes.ts';

const byId = z.object({ id: Guid });
const byDriver = z.object({ driverId: Guid });

export const getDrivers = endpoint({
  path: '/api/drivers/driver/drivers',
  access: 'Driver.View',
  summary: 'The drivers, with the vehicle and the open jobs of each.',
  input: z.object(listInput),
  output: pageOf(Driver),
});

export const getDriver = endpoint({
  path: '/api/drivers/driver/driver',
  access: 'Driver.View',
  summary: 'One driver.',
  input: byId,
  output: z.object({ driver: Driver }),
  problems: [refusals.FleetDriverNotFound],
});

export const createDriver = endpoint({
  method: 'POST',
  path: '/api/drivers/driver/driver',
  access: 'Driver.Create',
  summary: 'Adds a driver, who is a new user unless one who drives is named.',
  input: z.object({ driver: DriverToSave }),
  output: byId,
  problems: [refusals.FleetDriverNotFound, refusals.DriverExists],
});

export const updateDriver = endpoint({
  method: 'PUT',
  path: '/api/drivers/driver/driver',
  access: 'Driver.Edit',
  summary: 'Replaces what is known of a driver.',
  input: z.object({ id: Guid, driver: DriverToSave }),
  inQuery: ['id'],
  output: byId,
  problems: [refusals.FleetDriverNotFound],
});

export const getAvailableForWork = endpoint({
  path: '/api/drivers/driver/available-for-work',
  access: 'Driver.View',
  summary: 'Whether a driver can be given work.',
  input: byDriver,
  output: z.boolean(),
  problems: [refusals.FleetDriverNotFound],
});

export const setAvailableForWork = endpoint({
  method: 'PUT',
  path: '/api/drivers/driver/available-for-work',
  access: 'Driver.Edit',
  summary: 'A driver can be given work.',
  input: byDriver,
  inQuery: ['driverId'],
  output: z.null(),
  problems: [refusals.FleetDriverNotFound, refusals.DriverNotActive],
});

export const clearAvailableForWork = endpoint({
  method: 'DELETE',
  path: '/api/drivers/driver/available-for-work',
  access: 'Driver.Edit',
  summary: 'A driver can be given no work for now.',
  input: byDriver,
  output: z.null(),
  problems: [refusals.FleetDriverNotFound],
});

export const inviteDriver = endpoint({
  method: 'POST',
  path: '/api/drivers/driver/invite-driver',
  access: 'Driver.Create',
  summary: 'Sends a letter with a link to join, good for a week; a later one replaces it.',
  input: z.object({ invitation: DriverInvitation }),
  output: z.null(),
});

export const selfRegistration = endpoint({
  method: 'POST',
  path: '/api/drivers/driver/self-registration',
  access: 'guest',
  summary: 'Somebody wants to drive; without an invitation the office decides.',
  input: z.object({ selfRegister: SelfRegister }),
  output: z.object({ isactive: z.boolean() }),
  problems: [refusals.InvitationOver, refusals.RegistrationClosed],
  perMinute: 10,
});

export const getVehicles = endpoint({
  path: '/api/drivers/vehicle/vehicles',
  access: 'Driver.View',
  summary: 'The vehicles; with a driver those of that driver.',
  input: z.object({ id: Guid.optional(), driverId: Guid.optional(), ...listInput }),
  output: pageOf(Vehicle),
});

export const getVehicle = endpoint({
  path: '/api/drivers/vehicle/vehicle',
  access: 'Driver.View',
  summary: 'One vehicle.',
  input: byId,
  output: z.object({ vehicle: Vehicle }),
  problems: [refusals.VehicleNotFound],
});

export const createVehicle = endpoint({
  method: 'POST',
  path: '/api/drivers/vehicle/vehicle',
  access: 'Driver.Create',
  summary: 'Adds a vehicle.',
  input: z.object({ vehicle: VehicleToSave }),
  output: byId,
  problems: [refusals.FleetDriverNotFound],
});

export const updateVehicle = endpoint({
  method: 'PUT',
  path: '/api/drivers/vehicle/vehicle',
  access: 'Driver.Edit',
  summary: 'Replaces what is known of a vehicle.',
  input: z.object({ vehicle: VehicleToSave }),
  output: byId,
  problems: [refusals.FleetDriverNotFound, refusals.VehicleNotFound],
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
