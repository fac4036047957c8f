import type { TemplateChannel, TemplateName } from './shapes.ts';

/** What a message says: `subject` is the head of a letter or the title of a notification. */
export type TemplateText = { readonly subject: string; readonly content: string };

const freight = '{{ConsignmentId}} from {{FromPlace}} to {{ToPlace}}';
const follow = '<p><a href="{{TrackingUrl}}">Follow this consignment</a></p>';
const note = '<p>{{Note}}</p>';
const regards = '<p>{{TenantName}}</p>';
const hello = '<p>Hello {{CustomerName}},</p>';
const lines = (...parts: readonly string[]): string => parts.join('\n');

/** The words of every message until a tenant writes its own: one text per type and channel. */
export const shippedTemplates: Readonly<
  Record<TemplateName, Readonly<Record<TemplateChannel, TemplateText>>>
> = {
  BookingConfirmation: {
    Email: {
      subject: 'Booked: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>your freight ${freight} is booked with {{ServiceName}}.</p>`,
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} to {{ToPlace}} is booked. {{TrackingUrl}}',
    },
    Push: { subject: 'Booked: {{ConsignmentId}}', content: '{{FromPlace}} to {{ToPlace}}' },
  },
  PickupRequested: {
    Email: {
      subject: 'Pickup requested: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>a pickup is requested for ${freight}.</p>`,
        '<p>Ready from: {{PickupDate}}</p>',
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: pickup of {{ConsignmentId}} requested for {{PickupDate}}.',
    },
    Push: { subject: 'Pickup requested: {{ConsignmentId}}', content: 'Ready from {{PickupDate}}' },
  },
  StatusUpdate: {
    Email: {
      subject: '{{Status}}: {{ConsignmentId}}',
      content: lines(hello, `<p>${freight} is now: {{Status}}.</p>`, note, follow, regards),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} is now: {{Status}}. {{TrackingUrl}}',
    },
    Push: { subject: '{{Status}}: {{ConsignmentId}}', content: '{{FromPlace}} to {{ToPlace}}' },
  },
  Delivered: {
    Email: {
      subject: 'Delivered: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>${freight} was delivered on {{DeliveredAt}}. Signed by: {{SignedBy}}.</p>`,
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} was delivered. {{TrackingUrl}}',
    },
    Push: { subject: 'Delivered: {{ConsignmentId}}', content: 'Signed by {{SignedBy}}' },
  },
  ImportFinished: {
    Email: {
      subject: '{{FileName}}: {{RowsBooked}} of {{RowsTotal}} rows are booked',
      content: lines(
        '<p>{{ImportedBy}} imported bookings from {{FileName}}.</p>',
        '<p>Rows: {{RowsTotal}}<br>Booked: {{RowsBooked}}<br>Not booked: {{RowsReturned}}</p>',
        '<p><a href="{{ImportUrl}}">See the bookings</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: {{RowsBooked}} of {{RowsTotal}} rows of {{FileName}} ' +
        'are booked. {{ImportUrl}}',
    },
    Push: {
      subject: '{{FileName}}: {{RowsBooked}} of {{RowsTotal}} rows are booked',
      content: '{{ImportedBy}} imported them',
    },
  },
  QuoteAccepted: {
    Email: {
      subject: 'Quote {{QuoteNumber}} is accepted: {{Price}}',
      content: lines(
        '<p>{{AcceptedBy}} accepted quote {{QuoteNumber}} from {{FromPlace}} to {{ToPlace}} ' +
          'for {{Price}} including GST.</p>',
        '<p>It still has to be booked.<br><a href="{{QuoteUrl}}">See the quote</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{AcceptedBy}} accepted quote {{QuoteNumber}}. {{QuoteUrl}}',
    },
    Push: {
      subject: 'Quote {{QuoteNumber}} is accepted: {{Price}}',
      content: '{{AcceptedBy}}: {{FromPlace}} to {{ToPlace}}',
    },
  },
  InvoiceIssued: {
    Email: {
      subject: 'Invoice {{InvoiceNumber}} from {{TenantName}}',
      content: lines(
        hello,
        '<p>invoice {{InvoiceNumber}} over {{Amount}} is due on {{DueDate}}.</p>',
        '<p><a href="{{InvoiceUrl}}">See the invoice</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: invoice {{InvoiceNumber}} over {{Amount}}, due {{DueDate}}.',
    },
    Push: { subject: 'Invoice {{InvoiceNumber}}', content: '{{Amount}}, due on {{DueDate}}' },
  },
  StatementReady: {
    Email: {
      subject: 'Your statement from {{TenantName}}',
      content: lines(
        hello,
        '<p>your statement is ready. The balance is {{Amount}} on {{DueDate}}.</p>',
        '<p><a href="{{StatementUrl}}">See the statement</a></p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{TenantName}}: your statement is ready. Balance {{Amount}}.' },
    Push: { subject: 'Your statement is ready', content: 'Balance {{Amount}}' },
  },
  PaymentReminder: {
    Email: {
      subject: 'Reminder: invoice {{InvoiceNumber}} is overdue',
      content: lines(
        hello,
        '<p>{{Amount}} of invoice {{InvoiceNumber}} was due on {{DueDate}}. Please pay it soon.</p>',
        '<p><a href="{{InvoiceUrl}}">See the invoice</a></p>',
        '<p>If you have paid in the meantime, you need not do anything.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: invoice {{InvoiceNumber}} over {{Amount}} was due {{DueDate}}.',
    },
    Push: { subject: 'Invoice {{InvoiceNumber}} is overdue', content: '{{Amount}}' },
  },
  CardReceipt: {
    Email: {
      subject: 'Receipt: {{Amount}} for booking {{BookingId}}',
      content: lines(
        hello,
        '<p>We charged {{Amount}}, including {{TaxAmount}} GST, to your card ({{Card}}) for booking {{BookingId}}.</p>',
        '<p>Consignment: {{ConsignmentId}}<br>' +
          '<a href="{{TrackingUrl}}">Track your consignment</a></p>',
        '<p>ABN of {{TenantName}}: {{TaxNumber}}<br>Transaction: {{TransactionId}}</p>',
        '<p><a href="{{BookingUrl}}">Find your booking</a> and print its label with the booking number and your e-mail address.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{Amount}} charged to {{Card}} for booking {{BookingId}}.',
    },
    Push: { subject: 'Paid: {{Amount}}', content: 'Booking {{BookingId}}' },
  },
  CardRefund: {
    Email: {
      subject: 'Refund: {{Amount}} for booking {{BookingId}}',
      content: lines(
        hello,
        '<p>we gave {{Amount}} for booking {{BookingId}} back to your card ({{Card}}).</p>',
        '<p>Your bank shows it within a few days. The card processor calls it {{TransactionId}}.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{Amount}} goes back to {{Card}} for booking {{BookingId}}.',
    },
    Push: { subject: 'Refund: {{Amount}}', content: 'Booking {{BookingId}}' },
  },
  Quote: {
    Email: {
      subject: '{{TenantName}}: quote {{QuoteNumber}}, {{Price}}',
      content: lines(
        '<p>{{SenderName}} has a price for your freight from {{FromPlace}} to {{ToPlace}}:</p>',
        '<p>{{Price}} including GST, by {{ServiceName}}.<br>' +
          'Pieces: {{Pieces}}, together {{Weight}} kg.<br>' +
          'The price is valid until {{HeldUntil}}.</p>',
        '<p><a href="{{QuoteUrl}}">See the quote</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: {{FromPlace}} to {{ToPlace}} for {{Price}}, until {{HeldUntil}}. {{QuoteUrl}}',
    },
    Push: {
      subject: 'Quote {{QuoteNumber}}: {{Price}}',
      content: '{{FromPlace}} to {{ToPlace}}, until {{HeldUntil}}',
    },
  },
  DriverInvitation: {
    Email: {
      subject: 'Drive for {{TenantName}}',
      content: lines(
        '<p>{{InvitedBy}} invites you to drive for {{TenantName}}.</p>',
        '<p><a href="{{InvitationUrl}}">Join within seven days</a></p>',
        '<p>If you did not expect this letter, you need not do anything.</p>',
      ),
    },
    Sms: {
      subject: '',
      content: '{{InvitedBy}} invites you to drive for {{TenantName}}: {{InvitationUrl}}',
    },
    Push: { subject: 'Drive for {{TenantName}}', content: '{{InvitedBy}} invites you' },
  },
  PasswordReset: {
    Email: {
      subject: 'Your password at {{TenantName}}',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>somebody, probably you, asked for a new password.</p>',
        '<p><a href="{{ResetUrl}}">Choose a new password</a></p>',
        '<p>If it was not you, you need not do anything: your password stays as it is.</p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{TenantName}}: choose a new password at {{ResetUrl}}' },
    Push: { subject: 'Your password', content: 'A new password was asked for' },
  },
  WelcomeUser: {
    Email: {
      subject: 'Your account at {{TenantName}}',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>an account was made for you at {{TenantName}}. Your user name is {{SignInName}}.</p>',
        '<p><a href="{{SignInUrl}}">Sign in</a> with the password your administrator gives you.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: your user name is {{SignInName}}. {{SignInUrl}}',
    },
    Push: { subject: 'Welcome to {{TenantName}}', content: 'Your user name is {{SignInName}}' },
  },
  UserInvitation: {
    Email: {
      subject: 'Your account at {{TenantName}}',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>an account was made for you at {{TenantName}}. Your user name is {{SignInName}}.</p>',
        '<p><a href="{{ResetUrl}}">Choose a password within seven days</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: your user name is {{SignInName}}. {{ResetUrl}}',
    },
    Push: { subject: 'Welcome to {{TenantName}}', content: 'Your user name is {{SignInName}}' },
  },
  EmailConfirmation: {
    Email: {
      subject: 'Please confirm your e-mail address',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>please confirm that this is your e-mail address.</p>',
        '<p><a href="{{ConfirmUrl}}">Confirm it within seven days</a></p>',
        '<p>If you did not expect this letter, you need not do anything.</p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{TenantName}}: confirm your address at {{ConfirmUrl}}' },
    Push: { subject: 'Your e-mail address', content: 'It has to be confirmed' },
  },
  SecurityCode: {
    Email: {
      subject: 'Your security code',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>your security code is {{Code}}. It is good for five minutes.</p>',
        '<p>If you are not signing in, somebody knows your password: please change it.</p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{TenantName}}: your security code is {{Code}}' },
    Push: { subject: 'Your security code', content: '{{Code}}' },
  },
  Discussion: {
    Email: {
      subject: '{{Topic}}',
      content: lines(
        '<p>{{CommenterName}} writes:</p>',
        '<p>{{Comment}}</p>',
        '<p><a href="{{DiscussionUrl}}">Open the discussion</a></p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{CommenterName}} on {{Topic}}: {{Comment}}' },
    Push: { subject: '{{Topic}}', content: '{{CommenterName}}: {{Comment}}' },
  },
};
