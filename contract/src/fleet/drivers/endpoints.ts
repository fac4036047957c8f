import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { DriverInvitation, DriverToSave, SelfRegister } from './inputs.ts';
import { Driver } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const byId = z.object({ id: guidOf('driver') });

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
  input: z.object({ id: guidOf('driver'), driver: DriverToSave, ...revision }),
  inQuery: ['id'],
  output: byId,
  problems: [refusals.FleetDriverNotFound],
  replaces: {
    read: getDriver,
    argsOf: ({ id }) => ({ id }),
  },
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
