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
  summary: 'Returns the drivers with the vehicle and open jobs of each.',
  input: z.object(listInput),
  output: pageOf(Driver),
});

export const getDriver = endpoint({
  path: '/api/drivers/driver/driver',
  access: 'Driver.View',
  summary: 'Returns one driver.',
  input: byId,
  output: z.object({ driver: Driver }),
  problems: [refusals.FleetDriverNotFound],
});

export const createDriver = endpoint({
  method: 'POST',
  path: '/api/drivers/driver/driver',
  access: 'Driver.Create',
  summary: 'Creates a driver, with a new user unless an existing one is given.',
  input: z.object({ driver: DriverToSave }),
  output: byId,
  problems: [refusals.FleetDriverNotFound, refusals.DriverExists],
});

export const updateDriver = endpoint({
  method: 'PUT',
  path: '/api/drivers/driver/driver',
  access: 'Driver.Edit',
  summary: 'Updates a driver.',
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
  summary:
    'E-mails an invitation to drive; its link is valid for seven days, and a later invitation ' +
    'replaces it.',
  input: z.object({ invitation: DriverInvitation }),
  output: z.null(),
});

export const selfRegistration = endpoint({
  method: 'POST',
  path: '/api/drivers/driver/self-registration',
  access: 'guest',
  summary: 'Registers somebody as a driver; without an invitation, staff must approve it.',
  input: z.object({ selfRegister: SelfRegister }),
  output: z.object({ isactive: z.boolean() }),
  problems: [refusals.InvitationOver, refusals.RegistrationClosed],
  perMinute: 10,
});
