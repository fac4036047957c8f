import { z } from 'zod';
import { entity } from '../../entity.ts';
import { line, Money } from '../../shared/fields.ts';
import { Job } from '../shapes.ts';
import { guidOf } from '../../shared/ids.ts';

/** A job on the allocation board, with its booking's carrier and price. */
export const AllocationJob = entity(
  'AllocationJob',
  z.object({
    ...Job.shape,
    /** The name of the booking's carrier account; null without a booking. */
    carrieraccount: z.string().nullable(),
    /** The customer's price for the booking; null without one, and for drivers. */
    pricingdetails: z
      .object({ totalcosttaxexclusive: Money, totaltax: Money, totalcost: Money })
      .nullable(),
  }),
);
export type AllocationJob = z.output<typeof AllocationJob>;

/**
 * Jobs to deallocate from their driver: `jobid` of un-allocate-job, `jobids` of un-allocate-jobs.
 */
export const Deallocation = entity(
  'Deallocation',
  z.object({
    /** If sent, the job must be this driver's. */
    agentid: guidOf('driver').nullish(),
    jobid: guidOf('job'),
    jobids: z.array(guidOf('job')).min(1, 'Please choose a job').max(500),
    reason: line(500).nullish(),
  }),
);
