import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line, Moment, requiredLine } from '../shared/fields.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { administrationProblems as refusals } from './problems.ts';
import { AuditedChange, AuditLog, BackgroundTask, taskStates } from './shapes.ts';

export {
  erasePersonalData,
  exportPersonalData,
  getErasures,
  getPersonalData,
} from './data-rights.ts';

const access = 'Administration.Settings';

const auditFilter = {
  userId: Id.optional(),
  impersonatorUserId: Id.optional(),
  /** The call, or the context alone: `booking.cancelBooking`, `booking`. */
  method: line(100).optional(),
  /** Anywhere in the parameters, the address of the caller or the request id. */
  text: line(200).optional(),
  /** Only what was refused, or only what was done. */
  refused: z.boolean().optional(),
  from: Moment.optional(),
  to: Moment.optional(),
};

export const getAuditLogs = endpoint({
  path: '/api/core/auditlog/getauditlogs',
  access,
  summary: 'Who did what, newest first; the next page goes on before the last entry of this one.',
  input: z.object({
    ...auditFilter,
    /** The `next` of the page before. */
    before: z.number().int().positive().optional(),
    maxResultCount: z.number().int().min(1).max(200).default(50),
  }),
  output: z.object({ items: z.array(AuditLog), next: z.number().int().nullable() }),
});

export const getAuditLog = endpoint({
  path: '/api/core/auditlog/getauditlog',
  access,
  summary: 'One deed with everything it changed, field by field.',
  input: z.object({ id: Id }),
  output: z.object({ auditLog: AuditLog, changes: z.array(AuditedChange) }),
  problems: [refusals.AuditLogNotFound],
});

export const getAuditLogsToCsv = endpoint({
  path: '/api/core/auditlog/getauditlogstocsv',
  access,
  summary: 'The same as CSV, newest first, 100,000 entries at most.',
  input: z.object(auditFilter),
  output: z.string(),
  answer: 'text',
  perMinute: 10,
});

export const getBackgroundTasks = endpoint({
  path: '/api/core/backgroundtask/getbackgroundtasks',
  access,
  summary: 'What is queued, worked on, failing, failed for good, or was taken away.',
  input: z.object({ ...listInput, state: z.enum(taskStates).optional() }),
  output: pageOf(BackgroundTask).extend({
    /** How many tasks are in each state, whatever was asked for. */
    counts: z.record(z.enum(taskStates), z.number().int()),
  }),
});

export const retryBackgroundTask = endpoint({
  method: 'POST',
  path: '/api/core/backgroundtask/retry',
  access,
  summary: 'Lets a task begin anew, at once.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [refusals.TaskNotFound, refusals.TaskUnderWay],
});

export const discardBackgroundTask = endpoint({
  method: 'POST',
  path: '/api/core/backgroundtask/discard',
  access,
  summary: 'Takes a task away, with the reason; it is never done.',
  input: z.object({ id: Id, reason: requiredLine(500, 'Enter a reason') }),
  output: z.null(),
  problems: [refusals.TaskNotFound, refusals.TaskUnderWay],
});
