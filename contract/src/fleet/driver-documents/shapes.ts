import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, PlainDate } from '../../shared/fields.ts';
import { driverDocumentKinds } from './choices.ts';
import { revision } from '../../revision.ts';

/** A licence or certificate of a driver. */
export const DriverDocument = entity(
  'DriverDocument',
  z.object({
    id: Guid,
    driverid: Guid,
    kind: z.enum(driverDocumentKinds),
    number: z.string().nullable(),
    /** Classes and divisions that a dangerous-goods licence covers; empty means all. */
    classes: z.array(z.string()),
    /** The last day on which it is valid; null if it does not expire. */
    expires: PlainDate.nullable(),
    ...revision,
  }),
);
export type DriverDocument = z.output<typeof DriverDocument>;
