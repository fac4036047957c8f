import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { FatigueStanding } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

export const getDriverHours = endpoint({
  path: '/api/drivers/driver/hours',
  access: 'Driver.View',
  summary: "Returns a driver's work and rest hours; null if the vehicle is not fatigue-regulated.",
  input: z.object({ driverId: guidOf('driver') }),
  output: z.object({ fatigue: FatigueStanding.nullable() }),
  problems: [refusals.FleetDriverNotFound],
});
