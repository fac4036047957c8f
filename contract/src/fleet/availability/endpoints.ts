import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

const byDriver = z.object({ driverId: guidOf('driver') });

export const getAvailableForWork = endpoint({
  path: '/api/drivers/driver/available-for-work',
  access: 'Driver.View',
  summary: 'Returns whether a driver is available for work.',
  input: byDriver,
  output: z.boolean(),
  problems: [refusals.FleetDriverNotFound],
});

export const setAvailableForWork = endpoint({
  method: 'PUT',
  path: '/api/drivers/driver/available-for-work',
  access: 'Driver.Edit',
  summary: 'Marks a driver as available for work.',
  input: byDriver,
  inQuery: ['driverId'],
  output: z.null(),
  problems: [refusals.FleetDriverNotFound, refusals.DriverNotActive, refusals.PreStartFailed],
});

export const clearAvailableForWork = endpoint({
  method: 'DELETE',
  path: '/api/drivers/driver/available-for-work',
  access: 'Driver.Edit',
  summary: 'Marks a driver as unavailable for work.',
  input: byDriver,
  output: z.null(),
  problems: [refusals.FleetDriverNotFound],
});
