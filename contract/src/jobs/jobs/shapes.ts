import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Moment } from '../../shared/fields.ts';
import { jobStatuses } from '../lifecycle.ts';
import { Job } from '../shapes.ts';
import { guidOf } from '../../shared/ids.ts';

export const JobWithChildren = z.object({ ...Job.shape, children: z.array(Job) });

export const JobPickup = entity(
  'JobPickup',
  z.object({ jobid: guidOf('job'), pickupreadydatetime: Moment }),
);

/** Where a job is delivered, as a map shows it. */
export const JobPlace = z.object({
  id: guidOf('job'),
  jobno: z.string(),
  status: z.enum(jobStatuses),
  suburb: z.string(),
  /** Degrees, WGS 84: the middle of the suburb; null if nobody knows it. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  deadline: Moment.nullable(),
  drivername: z.string().nullable(),
});
export type JobPlace = z.output<typeof JobPlace>;
