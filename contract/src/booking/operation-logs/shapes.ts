import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Id, Moment } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';

export const OperationLog = entity(
  'OperationLog',
  z.object({
    id: idOf('operationLog'),
    operation: z.string(),
    status: z.string(),
    value: z.string().nullable(),
    valueSentence: SentenceShape.optional(),
    /** JSON text, returned only to staff. */
    request: z.string().nullable(),
    response: z.string().nullable(),
    /** For a carrier request: the attempt number, and its duration in milliseconds. */
    attempt: z.number().int().nullable(),
    duration: z.number().int().nullable(),
    creationTime: Moment,
    bookingId: Id,
  }),
);
