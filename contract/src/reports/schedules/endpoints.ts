import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid, line } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { Parameters, reportFormats } from '../shapes.ts';
import { reportsProblems as refusals } from '../problems.ts';
import { cadences, ReportReader, ReportSchedule } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf, nameOf, ownId } from '../../shared/ids.ts';

const request = { reportId: ownId(Guid), parameters: Parameters.default({}) };

export const getReportReaders = endpoint({
  path: '/api/reports/readers',
  access: 'signedIn',
  summary: 'Returns the colleagues who may receive a report: those who may see its data.',
  input: z.object({ reportId: ownId(Guid) }),
  output: itemsOf(ReportReader),
  problems: [refusals.ReportNotFound],
});

export const getReportSchedules = endpoint({
  path: '/api/reports/schedules',
  access: 'signedIn',
  summary: 'Returns the scheduled reports that the caller receives by e-mail.',
  output: itemsOf(ReportSchedule),
  rowsAreEdited: true,
});

export const createOrUpdateReportSchedule = endpoint({
  method: 'POST',
  path: '/api/reports/schedules/createorupdate',
  access: 'signedIn',
  summary:
    'Schedules a report daily, weekly or monthly; its owner and readers are notified by e-mail.',
  input: z.object({
    schedule: z.object({
      id: idOf('reportSchedule').optional(),
      ...request,
      every: z.enum(cadences),
      weekday: z.number().int().min(1).max(7).nullish(),
      isActive: z.boolean().default(true),
      /** Colleagues who are sent it too, by `getReportReaders`. */
      readers: z.array(idOf('user')).max(100).default([]),
      format: z.enum(reportFormats).default('Csv'),
      /** E-mail addresses outside the tenant; requires Communication.Send. */
      recipients: z
        .array(z.email({ error: 'Please enter a valid e-mail address' }).max(254).toLowerCase())
        .max(20)
        .default([]),
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
  summary: "Deletes the caller's schedule, or unsubscribes the caller from a colleague’s.",
  input: z.object({ id: idOf('reportSchedule') }),
  output: z.null(),
  problems: [refusals.ScheduleNotFound],
});

const recipient = { recipientToken: nameOf('reportRecipient', line(128)) };

export const getReportSubscription = endpoint({
  path: '/api/reports/subscription',
  access: 'guest',
  summary: 'Returns a recipient’s address and report, by the token in their e-mails.',
  input: z.object(recipient),
  output: z.object({ email: z.string(), title: z.string(), isEnded: z.boolean() }),
  perMinute: 30,
  problems: [refusals.SubscriptionNotFound],
});

export const endReportSubscription = endpoint({
  method: 'POST',
  path: '/api/reports/subscription/end',
  access: 'guest',
  summary: 'Stops sending a report to a recipient, by the token in their e-mails.',
  input: z.object(recipient),
  output: z.null(),
  perMinute: 30,
  problems: [refusals.SubscriptionNotFound],
});
