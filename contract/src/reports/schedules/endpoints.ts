import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { Parameters } from '../shapes.ts';
import { reportsProblems as refusals } from '../problems.ts';
import { cadences, ReportReader, ReportSchedule } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf, ownId } from '../../shared/ids.ts';

const request = { reportId: ownId(Guid), parameters: Parameters.default({}) };

export const getReportReaders = endpoint({
  path: '/api/reports/readers',
  access: 'signedIn',
  summary: 'The colleagues to whom a report may be sent: who may see what it shows.',
  input: z.object({ reportId: ownId(Guid) }),
  output: itemsOf(ReportReader),
  problems: [refusals.ReportNotFound],
});

export const getReportSchedules = endpoint({
  path: '/api/reports/schedules',
  access: 'signedIn',
  summary: 'The reports that the caller is sent by e-mail.',
  output: itemsOf(ReportSchedule),
  rowsAreEdited: true,
});

export const createOrUpdateReportSchedule = endpoint({
  method: 'POST',
  path: '/api/reports/schedules/createorupdate',
  access: 'signedIn',
  summary: 'Has a report run every day, week or month, and its owner and readers told by e-mail.',
  input: z.object({
    schedule: z.object({
      id: idOf('reportSchedule').optional(),
      ...request,
      every: z.enum(cadences),
      weekday: z.number().int().min(1).max(7).nullish(),
      isActive: z.boolean().default(true),
      /** Colleagues who are sent it too, by `getReportReaders`. */
      readers: z.array(idOf('user')).max(100).default([]),
    }),
    ...revision,
  }),
  output: ReportSchedule,
  problems: [refusals.ReportNotFound, refusals.ScheduleNotFound],
  replaces: {
    read: getReportSchedules,
    argsOf: ({ schedule: { id } }) => (id ? {} : null),
    which: ({ schedule: { id } }) => ({ id }),
  },
});

export const deleteReportSchedule = endpoint({
  method: 'DELETE',
  path: '/api/reports/schedules/delete',
  access: 'signedIn',
  summary: 'Ends a schedule of the caller, or takes the caller out of a colleague’s.',
  input: z.object({ id: idOf('reportSchedule') }),
  output: z.null(),
  problems: [refusals.ScheduleNotFound],
});
