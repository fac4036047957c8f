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

/** What decides which actions several jobs allow. */
const jobChoice = {
  id: guidOf('job'),
  jobno: z.string(),
  status: z.enum(jobStatuses),
  connoteno: Job.shape.connoteno,
  customerid: Job.shape.customerid,
  customername: Job.shape.customername,
  islinehaul: Job.shape.islinehaul,
  isallocatedtodeliveryagent: Job.shape.isallocatedtodeliveryagent,
  multistopjobid: Job.shape.multistopjobid,
};

/** Where a job is delivered, as a map shows it, and what decides which actions it allows. */
export const JobPlace = z.object({
  ...jobChoice,
  suburb: z.string(),
  /** Degrees, WGS 84: the middle of the suburb; null if nobody knows it. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  deadline: Moment.nullable(),
  drivername: z.string().nullable(),
});
export type JobPlace = z.output<typeof JobPlace>;

/** A job that bulk actions apply to: of the table or of the map. */
export type ChosenJob = Pick<JobPlace, keyof typeof jobChoice>;
