import { z } from 'zod';
import { entity } from '../../entity.ts';
import { SentenceShape } from '../../sentence-shape.ts';
import { Id, Moment } from '../../shared/fields.ts';

/**
 * An audit entry: a request that changed something, saved in its own transaction; an export; or a
 * request that was refused for lack of permission, or a failed sign-in.
 */
export const AuditLog = entity(
  'AuditLog',
  z.object({
    id: Id,
    /** Null for anonymous callers. */
    userId: Id.nullable(),
    userName: z.string().nullable(),
    /** The impersonator; null if the user acted in person. */
    impersonatorUserId: Id.nullable(),
    impersonatorUserName: z.string().nullable(),
    /** The context and the endpoint: `booking`, `cancelBooking`. */
    serviceName: z.string(),
    methodName: z.string(),
    /** JSON without secrets, truncated to 4096 characters. */
    parameters: z.string(),
    executionTime: Moment,
    /** In milliseconds. */
    executionDuration: z.number().int(),
    clientIpAddress: z.string(),
    browserInfo: z.string(),
    requestId: z.string(),
    /** Why it was refused; null if it succeeded. */
    exceptionMessage: z.string().nullable(),
    exceptionSentence: SentenceShape.optional(),
  }),
);

export type AuditLog = z.output<typeof AuditLog>;

/** The changes of a request to one record. */
export const AuditedChange = entity(
  'AuditedChange',
  z.object({
    entityType: z.string(),
    entityId: z.string(),
    /** Created, Updated or Deleted. */
    changeType: z.string(),
    propertyChanges: z.array(
      z.object({
        propertyName: z.string(),
        originalValue: z.string().nullable(),
        newValue: z.string().nullable(),
      }),
    ),
  }),
);

export type AuditedChange = z.output<typeof AuditedChange>;
