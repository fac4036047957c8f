/** A person's rights over their data: access and erasure. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { ExportFile, Id, Moment, requiredLine } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { administrationProblems as refusals } from '../problems.ts';
import { idOf } from '../../shared/ids.ts';

const access = 'Administration.Settings';

export const subjects = ['User', 'CustomerContact', 'EmailAddress'] as const;

/** A user (staff, customer's or driver), a customer's contact, or anyone with an e-mail address. */
export const person = {
  subject: z.enum(subjects),
  userId: idOf('user').optional(),
  customerId: idOf('customer').optional(),
  email: z.email({ error: 'This is not a valid e-mail address' }).max(256).optional(),
};
const Person = z.object(person);
export type Person = z.output<typeof Person>;

export const Erasure = entity(
  'Erasure',
  z.object({
    id: Id,
    subject: z.enum(subjects),
    /** The user or the customer; null for an address, which is not stored. */
    subjectId: Id.nullable(),
    reason: z.string(),
    requestedBy: z.string().nullable(),
    requestedTime: Moment,
    /** Null while in progress. */
    doneTime: Moment.nullable(),
    /** The number of rows changed. */
    rowCount: z.number().int().nullable(),
  }),
);
export type Erasure = z.output<typeof Erasure>;

export const getPersonalData = endpoint({
  path: '/api/core/datarights/getpersonaldata',
  access,
  summary:
    'Lists the tables that hold data about a person, and which of it must be retained by law.',
  input: Person,
  output: z.object({
    title: z.string(),
    items: z.array(z.object({ table: z.string(), rows: z.number().int(), isKept: z.boolean() })),
  }),
  problems: [refusals.PersonNotFound],
  perMinute: 30,
});

export const exportPersonalData = endpoint({
  method: 'POST',
  path: '/api/core/datarights/exportpersonaldata',
  access,
  summary: 'Exports all data about a person as a ZIP of JSON and CSV.',
  input: Person,
  output: ExportFile,
  problems: [refusals.PersonNotFound],
  perMinute: 10,
});

export const erasePersonalData = endpoint({
  method: 'POST',
  path: '/api/core/datarights/erasepersonaldata',
  access,
  summary: 'Anonymises all data about a person in the background; this cannot be undone.',
  input: z.object({ ...person, reason: requiredLine(500, 'Enter a reason') }),
  output: z.object({ id: Id }),
  problems: [refusals.PersonNotFound, refusals.PersonStays],
  perMinute: 10,
});

export const getErasures = endpoint({
  path: '/api/core/datarights/geterasures',
  access,
  summary:
    'Returns past erasures with requester and reason, newest first, without the erased names.',
  input: z.object({}),
  output: itemsOf(Erasure),
});
