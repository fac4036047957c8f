import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line, Moment } from '../../shared/fields.ts';
import { administrationProblems as refusals } from '../problems.ts';
import { AuditedChange, AuditLog } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const access = 'Administration.Settings';

const auditFilter = {
  userId: idOf('user').optional(),
  impersonatorUserId: idOf('user').optional(),
  /** A context with its endpoint, or the context alone: `booking.cancelBooking`, `booking`. */
  method: line(100).optional(),
  /** Searches the parameters, the caller's IP address and the request id. */
  text: line(200).optional(),
  /** True for refused requests only, false for successful ones only. */
  refused: z.boolean().optional(),
  from: Moment.optional(),
  to: Moment.optional(),
};

export const getAuditLogs = endpoint({
  path: '/api/core/auditlog/getauditlogs',
  access,
  summary: 'Returns audit entries, newest first, paged by the last entry of the previous page.',
  input: z.object({
    ...auditFilter,
    /** The `next` of the previous page. */
    before: z.number().int().positive().optional(),
    maxResultCount: z.number().int().min(1).max(200).default(50),
  }),
  output: z.object({ items: z.array(AuditLog), next: z.number().int().nullable() }),
});

export const getAuditLog = endpoint({
  path: '/api/core/auditlog/getauditlog',
  access,
  summary: 'Returns one audit entry with every changed field.',
  input: z.object({ id: idOf('auditLog') }),
  output: z.object({ auditLog: AuditLog, changes: z.array(AuditedChange) }),
  problems: [refusals.AuditLogNotFound],
});

export const getAuditLogsToCsv = endpoint({
  path: '/api/core/auditlog/getauditlogstocsv',
  mayUseReplica: true,
  access,
  summary: 'Exports audit entries as CSV, newest first, at most 100,000.',
  input: z.object(auditFilter),
  output: z.string(),
  response: 'text',
  perMinute: 10,
});
