import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { problems } from '../../problem.ts';
import { Guid, Id, line, Moment, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { messagingProblems } from '../problems.ts';
import { templateProblems } from '../templates/shapes.ts';
import { guidOf, nameOf } from '../../shared/ids.ts';

export const EmailHistory = entity(
  'EmailHistory',
  z.object({
    id: guidOf('email'),
    /** The channel of the message: e-mail or SMS. */
    channel: z.string(),
    from: z.string(),
    /** Addresses, separated by commas. */
    to: z.string(),
    cc: z.string(),
    subject: z.string(),
    /** The HTML of an e-mail; empty if it contained a link that only its recipient may have. */
    body: z.string(),
    /** True if the text is not stored because it contained a personal link. */
    iswithheld: z.boolean(),
    discussionid: Guid.nullable(),
    templateid: Guid.nullable(),
    /** The customer it concerns. */
    customerid: Id.nullable(),
    /** The event it was sent for; null for e-mails written by users. */
    event: z.string().nullable(),
    status: z.string(),
    tries: z.number().int(),
    /** Why the last attempt failed. */
    error: z.string().nullable(),
    creationtime: Moment,
    senttime: Moment.nullable(),
    attachments: z.array(z.string()),
  }),
);
export type EmailHistory = z.output<typeof EmailHistory>;

export const EntityChange = entity(
  'EntityChange',
  z.object({
    changetime: Moment,
    /** Created, Updated or Deleted. */
    changetype: z.string(),
    entityid: z.string(),
    entitytype: z.string(),
    /** The user who changed it; null for the system. */
    username: z.string().nullable(),
    /** The impersonator of that user, if any. */
    impersonatorname: z.string().nullable(),
    entitypropertychanges: z.array(
      z.object({
        propertyname: z.string(),
        originalvalue: z.string().nullable(),
        newvalue: z.string().nullable(),
      }),
    ),
  }),
);
export type EntityChange = z.output<typeof EntityChange>;

/** The maximum number of attachments per e-mail, and of bytes each (less than X-27 for uploads). */
export const attachmentsMax = 5;
export const attachmentBytesMax = 1024 * 1024;

const address = z.email({ error: 'This is not a valid e-mail address' }).max(256);
const addresses = z.array(address).max(50, 'At most 50 addresses');

const Attachment = z.object({
  filename: requiredLine(255, 'A file needs a name'),
  base64string: z
    .base64({ error: 'This is not base64' })
    .max(Math.ceil((attachmentBytesMax * 4) / 3) + 4, 'A file can be up to 1 MB'),
});

export const historyProblems = problems({
  EmailNotFound: { status: 404, message: 'We could not find this message.' },
  EmailIsUnderWay: { status: 409, message: 'This message is still waiting to be sent.' },
  EmailIsWithheld: {
    status: 409,
    message: 'Its content was not stored because it contained a personal link. Please start again.',
  },
});

export const getEmails = endpoint({
  path: '/api/communication/history/get-emails',
  access: 'Communication.Emails',
  summary: 'Returns e-mails and text messages, newest first.',
  input: z.object({ discussionid: guidOf('discussion').optional(), ...listInput }),
  output: pageOf(EmailHistory),
  problems: [messagingProblems.DiscussionNotFound],
});

export const getEntityChanges = endpoint({
  path: '/api/communication/history/get-entity-changes',
  access: 'Communication.View',
  summary: 'Returns the changes of a record field by field, newest first.',
  input: z.object({
    entityid: nameOf('booking', line(64).optional()),
    entitytype: line(64).optional(),
    ...listInput,
  }),
  output: pageOf(EntityChange),
});

export const sendEmail = endpoint({
  method: 'POST',
  path: '/api/communication/outbound/send-email',
  access: 'Communication.Send',
  summary: 'Queues an e-mail that a user wrote.',
  input: z.object({
    to: addresses.min(1, 'Please enter at least one address'),
    cc: addresses.default([]),
    subject: requiredLine(256, 'Please enter a subject'),
    body: requiredLine(100_000, 'Please enter the text of the e-mail'),
    discussionid: guidOf('discussion').nullish(),
    templateid: guidOf('template').nullish(),
    attachments: z.array(Attachment).max(attachmentsMax, 'At most 5 files').default([]),
  }),
  output: z.object({ id: Guid }),
  problems: [messagingProblems.DiscussionNotFound, templateProblems.TemplateNotFound],
  perMinute: 30,
});

export const resendEmail = endpoint({
  method: 'POST',
  path: '/api/communication/outbound/resend-email',
  access: 'Communication.Send',
  summary: 'Sends a message again: a failed one is retried, a sent one is sent as a new message.',
  input: z.object({ id: guidOf('email') }),
  output: z.object({ id: Guid }),
  problems: [
    historyProblems.EmailNotFound,
    historyProblems.EmailIsUnderWay,
    historyProblems.EmailIsWithheld,
  ],
  perMinute: 30,
});
