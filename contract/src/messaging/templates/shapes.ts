import { z } from 'zod';
import { customerTypes } from '../../customers/customers/choices.ts';
import { entity } from '../../entity.ts';
import { problems } from '../../problem.ts';
import { Guid, Id, line, requiredLine } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

const ofCard = [
  'CustomerName',
  'BookingId',
  'Amount',
  'Card',
  'TransactionId',
  'BookingUrl',
  'TenantName',
] as const;

const ofBooking = [
  'BookingId',
  'ConsignmentId',
  'CustomerName',
  'TrackingUrl',
  'ServiceName',
  'FromPlace',
  'ToPlace',
  'Note',
  'TenantName',
] as const;

/**
 * The kinds of templates, and the fields that can be used in each (decisions M-07, M-08).
 * ImportFinished, QuoteAccepted, ScanReview, PaymentReminder, CardReceipt, CardRefund, Quote,
 * UserInvitation, EmailConfirmation and SecurityCode are ours: they are templates like all others.
 */
export const templateFields = {
  BookingConfirmation: ofBooking,
  PickupRequested: [...ofBooking, 'PickupDate'],
  StatusUpdate: [...ofBooking, 'Status'],
  Delivered: [...ofBooking, 'SignedBy', 'DeliveredAt'],
  ImportFinished: [
    'FileName',
    'ImportedBy',
    'RowsTotal',
    'RowsBooked',
    'RowsReturned',
    'ImportUrl',
    'TenantName',
  ],
  QuoteAccepted: [
    'QuoteNumber',
    'AcceptedBy',
    'NextStep',
    'FromPlace',
    'ToPlace',
    'Price',
    'QuoteUrl',
    'TenantName',
  ],
  ScanReview: ['ScannedNumber', 'ScannedBy', 'Reason', 'ScanCount', 'ReviewUrl', 'TenantName'],
  InvoiceIssued: ['InvoiceNumber', 'CustomerName', 'Amount', 'DueDate', 'InvoiceUrl', 'TenantName'],
  StatementReady: ['CustomerName', 'Amount', 'DueDate', 'StatementUrl', 'TenantName'],
  PaymentReminder: [
    'InvoiceNumber',
    'CustomerName',
    'Amount',
    'DueDate',
    'InvoiceUrl',
    'TenantName',
  ],
  CardReceipt: [...ofCard, 'ConsignmentId', 'TrackingUrl', 'TaxAmount', 'TaxNumber'],
  CardRefund: ofCard,
  Quote: [
    'QuoteNumber',
    'SenderName',
    'FromPlace',
    'ToPlace',
    'ServiceName',
    'Pieces',
    'Weight',
    'Price',
    'HeldUntil',
    'QuoteUrl',
    'TenantName',
  ],
  DriverInvitation: ['DriverName', 'InvitedBy', 'InvitationUrl', 'TenantName'],
  PasswordReset: ['UserName', 'ResetUrl', 'TenantName'],
  WelcomeUser: ['UserName', 'SignInName', 'SignInUrl', 'TenantName'],
  UserInvitation: ['UserName', 'SignInName', 'ResetUrl', 'TenantName'],
  EmailConfirmation: ['UserName', 'ConfirmUrl', 'TenantName'],
  SecurityCode: ['UserName', 'Code', 'TenantName'],
  Discussion: ['Topic', 'CommenterName', 'Comment', 'DiscussionUrl', 'TenantName'],
} as const;
export type TemplateName = keyof typeof templateFields;
export const templateNames = Object.keys(templateFields) as readonly TemplateName[];

export const templateChannels = ['Email', 'Sms', 'Push'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** Sample values of fields, for previews. */
export const samples: Readonly<Record<string, string>> = {
  BookingId: '1042',
  ConsignmentId: 'ACM00001042',
  CustomerName: 'Cedar & Co',
  TrackingUrl: 'https://acme.example/track/ACM00001042',
  ServiceName: 'Road Express',
  FromPlace: 'Alexandria NSW 2015',
  ToPlace: 'Richmond VIC 3121',
  PickupDate: '18 Nov 2026',
  Status: 'In transit',
  Note: 'The driver comes back tomorrow morning.',
  SignedBy: 'R. Quill',
  DeliveredAt: '18 Nov 2026, 2:15 pm',
  FileName: 'orders.csv',
  ImportedBy: 'Kim Tran',
  RowsTotal: '120',
  RowsBooked: '118',
  RowsReturned: '2',
  ImportUrl: 'https://acme.example/bookings/import',
  InvoiceNumber: 'INV000017',
  InvoiceUrl: 'https://acme.example/finance/invoices/17',
  StatementUrl: 'https://acme.example/finance/statements',
  Amount: '$1,234.50',
  DueDate: '2 Dec 2026',
  Card: 'Visa ending 1881',
  TransactionId: 'h7k2m9qa',
  TaxAmount: '$112.23',
  TaxNumber: '51 824 753 556',
  BookingUrl: 'https://acme.example/guest/booking',
  QuoteNumber: '1042',
  SenderName: 'Kim Tran',
  AcceptedBy: 'Pia Roth',
  NextStep: 'It still has to be booked.',
  Pieces: '2',
  Weight: '24',
  Price: '$25.61',
  HeldUntil: '2 Dec 2026, 3:00 pm AEDT',
  QuoteUrl: 'https://acme.example/quotes/8fJ2',
  ScannedNumber: 'J00001042',
  ScannedBy: 'Ravi Patel',
  Reason: 'Incomplete proof',
  ScanCount: '1',
  ReviewUrl: 'https://acme.example/jobs/scan-reviews',
  DriverName: 'Ravi Patel',
  InvitedBy: 'Kim Tran',
  InvitationUrl: 'https://acme.example/driver/register',
  UserName: 'Oto Berg',
  SignInName: 'oto',
  ResetUrl: 'https://acme.example/auth/reset-password',
  SignInUrl: 'https://acme.example/auth/login',
  ConfirmUrl: 'https://acme.example/auth/confirm-email',
  Code: '123456',
  Topic: 'Broken pallet',
  CommenterName: 'Kim Tran',
  Comment: 'Two cartons are crushed.',
  DiscussionUrl: 'https://acme.example/communication/discussion/1',
  TenantName: 'Acme Freight',
};

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the placeholders in texts that a kind of template does not define, each once. */
export function unknownPlaceholders(name: TemplateName, ...texts: readonly string[]): string[] {
  const known: readonly string[] = templateFields[name];
  const used = texts.flatMap((text) =>
    [...text.matchAll(placeholder)].map(([, field = '']) => field),
  );
  return [...new Set(used)].filter((field) => !known.includes(field));
}

/** Replaces each placeholder in a text with its value; one without a value is left unchanged. */
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
    id: guidOf('template'),
    templatename: z.string(),
    templatecontent: z.string(),
    templatesubjecttitle: z.string(),
    /** Set if it is only for this customer. */
    customerid: Id.nullable(),
    /** Set if it is for customers of this type. */
    customertype: z.string().nullable(),
    tags: z.array(z.string()),
    type: TemplateType,
    ...revision,
  }),
);
export type Template = z.output<typeof Template>;

const typeRequired = 'Template type is required';

export const TemplateToCreate = z.object({
  templatename: requiredLine(256, 'Template name is required'),
  templatecontent: z.string().max(100_000).default(''),
  templatesubjecttitle: line(256).default(''),
  customerid: idOf('customer').nullish(),
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
export const TemplateToUpdate = z.object({ id: guidOf('template'), ...TemplateToCreate.shape });

/** A text to preview before it is saved. */
export const TextToPreview = z.object({
  /** The template that the text belongs to; an e-mail then includes its attachments. */
  id: guidOf('template').nullish(),
  /** The customer whose newest record it is filled from; any customer's if absent. */
  customerid: idOf('customer').nullish(),
  templatecontent: z.string().max(100_000).default(''),
  templatesubjecttitle: line(256).default(''),
  type: TemplateToCreate.shape.type,
});
export type TextToPreview = z.output<typeof TextToPreview>;

/**
 * The files of a template: images in its text, and attachments of its e-mails.
 */
export const resourceTypes = ['Image', 'Attachment'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** The maximum bytes of an image or file of a template (decisions M-10), and number of files. */
export const resourceBytesMax = 1024 * 1024;
export const templateAttachmentsMax = 5;

export const TemplateResource = entity(
  'TemplateResource',
  z.object({
    id: Guid,
    resourcetype: z.string(),
    filenames: z.array(z.string()),
    base64string: z.string(),
    /** The address for an `img` in the template's content; null for attachments. */
    url: z.string().nullable(),
  }),
);
export type TemplateResource = z.output<typeof TemplateResource>;

export const templateProblems = problems({
  ImageNotFound: { status: 404, message: 'We could not find this image.' },
  ResourceNotFound: { status: 404, message: 'We could not find this file.' },
  TemplateNotFound: { status: 404, message: 'We could not find this template.' },
});
