import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Address } from '../../shared/address.ts';
import { Guid, line, Moment, TextMap } from '../../shared/fields.ts';
import { CustomerRef, JobAddressToSave } from '../jobs/inputs.ts';
import { multiStopStatuses } from './lifecycle.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

/** The maximum number of jobs in a multi-stop. */
export const linkedJobsMax = 200;

/** Jobs of one customer that one driver delivers on one drive, in this order. */
export const MultiStopJob = entity(
  'MultiStopJob',
  z.object({
    id: guidOf('multiStop'),
    /** Numbered in the series of jobs. */
    multistopno: z.string(),
    fromAddress: Address,
    customerid: Guid,
    customername: z.string(),
    reference: TextMap,
    costcentre: TextMap,
    driverid: Guid.nullable(),
    drivername: z.string().nullable(),
    /** In the order of the stops. */
    linkedjobids: z.array(Guid),
    status: z.enum(multiStopStatuses),
    jobcount: z.number().int(),
    deliveredcount: z.number().int(),
    piececount: z.number().int(),
    /** Kilograms. */
    weight: z.number(),
    creationtime: Moment,
    ...revision,
  }),
);
export type MultiStopJob = z.output<typeof MultiStopJob>;

const words = z.record(line(100), line(1000)).nullish();

/** A multi-stop as sent by the form. */
export const MultiStopToSave = z.object({
  id: ownId(Guid).nullish(),
  fromAddress: JobAddressToSave,
  customerid: CustomerRef,
  reference: words,
  costcentre: words,
  driverid: guidOf('driver').nullish(),
  /** Replaces the whole set, in the order of the stops. */
  linkedjobids: z.array(guidOf('job')).max(linkedJobsMax).optional(),
});
