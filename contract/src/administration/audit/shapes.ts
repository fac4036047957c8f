import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment } from '../../shared/fields.ts';

/**
 * One audit entry: a call that changed something, saved in its own transaction; or what
 * somebody wanted and may not, and who did not get in.
 */
export const AuditLog = entity(
  'AuditLog',
  z.object({
    id: Id,
    /** Null for callers without an account. */
    userId: Id.nullable(),
    userName: z.string().nullable(),
    /** Who acted as the user; null where the user acted in person. */
    impersonatorUserId: Id.nullable(),
    impersonatorUserName: z.string().nullable(),
    /** The context and the call: `booking`, `cancelBooking`. */
    serviceName: z.string(),
    methodName: z.string(),
    /** JSON without secrets, cut after 4096 characters. */
    parameters: z.string(),
    executionTime: Moment,
    /** Milliseconds. */
    executionDuration: z.number().int(),
    clientIpAddress: z.string(),
    browserInfo: z.string(),
    requestId: z.string(),
    /** Why it was refused; null where it was done. */
    exceptionMessage: z.string().nullable(),
  }),
);

export type AuditLog = z.output<typeof AuditLog>;

/** What a call changed on one record. */
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
