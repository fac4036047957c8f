import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Moment } from '../../shared/fields.ts';
import { Job } from '../shapes.ts';
import { guidOf } from '../../shared/ids.ts';

export const JobWithChildren = z.object({ ...Job.shape, children: z.array(Job) });

export const JobPickup = entity(
  'JobPickup',
  z.object({ jobid: guidOf('job'), pickupreadydatetime: Moment }),
);
