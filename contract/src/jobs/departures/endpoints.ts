import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { Moment } from '../../shared/fields.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

const degrees = (most: number) => z.number().min(-most).max(most).nullish();

/**
 * Notifies the receiver when to expect the driver: on the tracking page, and by the message rule.
 */
export const departForStop = endpoint({
  method: 'POST',
  path: '/api/driver/departure',
  access: 'signedIn',
  summary: 'Records that the signed-in driver departs for the next stop.',
  input: z.object({
    departure: z.object({
      jobid: guidOf('job'),
      /** The time of departure; defaults to now. A device that was offline sends it later. */
      time: Moment.nullish(),
      /** The driver's position; defaults to the last known one. */
      latitude: degrees(90),
      longitude: degrees(180),
    }),
  }),
  /** Null if the place is unknown, or the freight is not on board. */
  output: z.object({ expectedtime: Moment.nullable() }),
  problems: [fleetProblems.NotADriver, refusals.JobNotFound],
});
