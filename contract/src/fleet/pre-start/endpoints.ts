import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, Guid, PlainDate, requiredLine } from '../../shared/fields.ts';
import { FileBytes } from '../../shared/file.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { preStartStatuses } from './choices.ts';
import { PreStartCheckToSave, PreStartSettingsToSave } from './inputs.ts';
import { PreStartCheckAnswer, PreStartSettings } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

const byId = z.object({ id: guidOf('preStartCheck') });

/** Filters for answers: by driver, by days (both inclusive), or only those with faults. */
const chosen = {
  driverId: guidOf('driver').optional(),
  startDay: PlainDate.optional(),
  endDay: PlainDate.optional(),
  exceptionsOnly: z.boolean().default(false),
};

export const getDriverPreStartAnswers = endpoint({
  path: '/api/compliance/pre-start-check/driver-pre-start-answers',
  access: 'Driver.View',
  summary:
    'Returns completed pre-start checks, latest first; sorting by severity lists failures first.',
  input: z.object({ ...chosen, ...listInput }),
  output: pageOf(PreStartCheckAnswer),
});

export const getDriverPreStartAnswer = endpoint({
  path: '/api/compliance/pre-start-check/driver-pre-start-answer',
  access: 'Driver.View',
  summary: 'Returns one completed pre-start check.',
  input: byId,
  output: z.object({ answer: PreStartCheckAnswer }),
  problems: [refusals.PreStartCheckNotFound],
});

/** Every question of the tenant must be answered (decisions E-05). */
export const submitPreStartCheck = endpoint({
  method: 'POST',
  path: '/api/compliance/pre-start-check/driver-pre-start-answer',
  aliases: ['/api/driver/pre-start-check'],
  access: 'signedIn',
  summary: 'Records a pre-start check: drivers their own, staff with Driver.Edit for any driver.',
  input: z.object({ answer: PreStartCheckToSave }),
  output: z.object({
    id: Guid,
    status: z.enum(preStartStatuses),
    /** SHA-256 of each stored photo as it was sent, hex: a device retains its own until then. */
    picturehashes: z.array(z.string()),
  }),
  problems: [refusals.NotADriver, refusals.FleetDriverNotFound, refusals.VehicleNotFound],
});

export const clearPreStartCheck = endpoint({
  method: 'PUT',
  path: '/api/compliance/pre-start-check/clear',
  access: 'Driver.Edit',
  summary: 'Releases driver and vehicle after a failed check, with a note of what was done.',
  input: z.object({
    id: guidOf('preStartCheck'),
    note: requiredLine(1000, 'Please enter the action taken'),
  }),
  output: z.null(),
  problems: [refusals.PreStartCheckNotFound, refusals.PreStartNotFailed],
});

export const getPreStartQuestions = endpoint({
  path: '/api/driver/pre-start-check/questions',
  aliases: ['/api/compliance/pre-start-check/questions'],
  access: 'signedIn',
  summary: "Returns the tenant's pre-start questions, and what a failed answer means.",
  output: PreStartSettings,
  problems: [refusals.NotADriver],
});

export const savePreStartQuestions = endpoint({
  method: 'PUT',
  path: '/api/compliance/pre-start-check/questions',
  access: 'Administration.Settings',
  summary: "Replaces the tenant's pre-start questions; completed checks do not change.",
  input: PreStartSettingsToSave,
  output: PreStartSettings,
  replaces: {
    read: getPreStartQuestions,
    argsOf: () => ({}),
  },
});

export const getPreStartImage = endpoint({
  path: '/api/compliance/pre-start-check/image',
  access: 'signedIn',
  summary: 'Returns a photo or the signature of a pre-start check; drivers see only their own.',
  input: z.object({ id: guidOf('preStartCheck'), image: guidOf('preStartPhoto') }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.PreStartCheckNotFound],
});

export const getPreStartChecksCsv = endpoint({
  path: '/api/compliance/pre-start-check/checks-csv',
  access: 'Driver.View',
  summary: 'Exports completed pre-start checks as CSV, at most 10,000.',
  input: z.object({ ...chosen, filter: z.string().optional(), sorting: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});

export const getPreStartEvidence = endpoint({
  path: '/api/compliance/pre-start-check/evidence',
  access: 'Driver.View',
  summary: 'Returns one completed pre-start check as a PDF to sign and file.',
  input: byId,
  output: FileBytes,
  response: 'file',
  perMinute: 60,
  problems: [refusals.PreStartCheckNotFound],
});
