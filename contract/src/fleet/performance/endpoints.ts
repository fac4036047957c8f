import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

/** The number of days up to now over which performance is measured. */
export const performanceDays = 30;

export const getDriverPerformance = endpoint({
  path: '/api/drivers/driver/performance',
  access: 'Driver.View',
  summary: "Returns a driver's delivery statistics of the last 30 days.",
  input: z.object({ driverId: guidOf('driver') }),
  output: z.object({
    days: z.number().int(),
    delivered: z.number().int(),
    /** Deliveries with a deadline: the number on time, and the total. */
    onTime: z.number().int(),
    withDeadline: z.number().int(),
    /** Scans of pickups and deliveries that failed. */
    failedAttempts: z.number().int(),
    /** Deliveries whose scan has a signature or a photo. */
    withProof: z.number().int(),
  }),
  problems: [refusals.FleetDriverNotFound],
});
