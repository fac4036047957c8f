import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { Job } from '../shapes.ts';

export const JobWithChildren = z.object({ ...Job.shape, children: z.array(Job) });

export const JobPickup = entity(
  'JobPickup',
  z.object({ jobid: Guid, pickupreadydatetime: Moment }),
);
