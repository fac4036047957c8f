import { z } from 'zod';
import { customerTypes } from '../customers/choices.ts';
import { entity } from '../entity.ts';
import { problems } from '../problem.ts';
import { Guid, Id, line, requiredLine } from '../shared/fields.ts';

/** What templates are for, and the fields that each may be filled with (decisions M-07, M-08). */
export const templateFields = {
  BookingConfirmation: ['BookingId', 'ConsignmentId', 'CustomerName', 'TrackingUrl'],
  PickupRequested: ['BookingId', 'ConsignmentId', 'CustomerName', 'PickupDate', 'TrackingUrl'],
  StatusUpdate: ['BookingId', 'ConsignmentId', 'CustomerName', 'Status', 'TrackingUrl'],
  Delivered: ['BookingId', 'ConsignmentId', 'CustomerName', 'SignedBy', 'TrackingUrl'],
  InvoiceIssued: ['InvoiceNumber', 'CustomerName', 'Amount', 'DueDate'],
  StatementReady: ['CustomerName', 'Amount', 'DueDate'],
  DriverInvitation: ['DriverName', 'InvitationUrl'],
  PasswordReset: ['UserName', 'ResetUrl'],
  WelcomeUser: ['UserName', 'SignInUrl'],
  Discussion: ['Topic', 'CommenterName', 'Comment', 'DiscussionUrl'],
} as const;
export type TemplateName = keyof typeof templateFields;
export const templateNames = Object.keys(templateFields) as readonly TemplateName[];

export const templateChannels = ['Email', 'Sms', 'Push'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** What a field looks like when it is filled, for previews. */
export const samples: Readonly<Record<string, string>> = {
  BookingId: '1042',
  ConsignmentId: 'ACM00001042',
  CustomerName: 'Cedar & Co',
  TrackingUrl: 'https://acme.example/track/ACM00001042',
  PickupDate: '18 Nov 2026',
  Status: 'In transit',
  SignedBy: 'R. Quill',
  InvoiceNumber: 'INV000017',
  Amount: '$1,234.50',
  DueDate: '2 Dec 2026',
  DriverName: 'Ravi Patel',
  InvitationUrl: 'https://acme.example/invitation',
  UserName: 'Oto Berg',
  ResetUrl: 'https://acme.example/auth/reset-password',
  SignInUrl: 'https://acme.example/auth/login',
  Topic: 'Broken pallet',
  CommenterName: 'Kim Tran',
  Comment: 'Two cartons are crushed.',
  DiscussionUrl: 'https://acme.example/communication/discussion/1',
};

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The placeholders of some texts that a kind of template does not know, each once. */
export function unknownPlaceholders(name: TemplateName, ...texts: readonly string[]): string[] {
  const known: readonly string[] = templateFields[name];
  const used = texts.flatMap((text) =>
    [...text.matchAll(placeholder)].map(([, field = '']) => field),
  );
  return [...new Set(used)].filter((field) => !known.includes(field));
}

/** The text with each placeholder replaced by its value; one without a value stays as it is. */
export const filled = (
  text: string,
  values: Readonly<Record<string, string>>,
  written: (value: string) => string = (value) => value,
): string =>
  text.replaceAll(placeholder, (whole, field: string) => {
    const value = values[field];
    return value === undefined ? whole : written(value);
  });

export const TemplateType = z.object({
  name: z.string(),
  channel: z.string(),
  fields: z.array(z.string()),
});

export const Template = entity(
  'Template',
  z.object({
    id: Guid,
    templatename: z.string(),
    templatecontent: z.string(),
    templatesubjecttitle: z.string(),
    /** For this customer alone. */
    customerid: Id.nullable(),
    /** For customers of this type. */
    customertype: z.string().nullable(),
    tags: z.array(z.string()),
    type: TemplateType,
  }),
);
export type Template = z.output<typeof Template>;

const typeRequired = 'Template type is required';

export const TemplateToCreate = z.object({
  templatename: requiredLine(256, 'Template name is required'),
  templatecontent: z.string().max(100_000).default(''),
  templatesubjecttitle: line(256).default(''),
  customerid: Id.nullish(),
  customertype: z.enum(customerTypes).nullish(),
  tags: z.array(line(50)).max(50).default([]),
  type: z.object(
    {
      name: z.enum(templateNames, { error: typeRequired }),
      channel: z.enum(templateChannels, { error: typeRequired }),
    },
    { error: typeRequired },
  ),
});
export type TemplateToCreate = z.output<typeof TemplateToCreate>;
export const TemplateToUpdate = z.object({ id: Guid, ...TemplateToCreate.shape });

export const templateProblems = problems({
  TemplateNotFound: { status: 404, message: 'We could not find this template.' },
});
