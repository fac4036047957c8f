import type { TemplateChannel, TemplateName } from './shapes.ts';

/** A message: `subject` is the subject of an e-mail or the title of a push message. */
export type TemplateText = { readonly subject: string; readonly content: string };

const freight = '{{ConsignmentId}} from {{FromPlace}} to {{ToPlace}}';
const follow = '<p><a href="{{TrackingUrl}}">Track your consignment</a></p>';
const note = '<p>{{Note}}</p>';
const regards = '<p>{{TenantName}}</p>';
const hello = '<p>Hello {{CustomerName}},</p>';
const lines = (...parts: readonly string[]): string => parts.join('\n');

/** The default texts for tenants without their own: one per type and channel. */
export const shippedTemplates: Readonly<
  Record<TemplateName, Readonly<Record<TemplateChannel, TemplateText>>>
> = {
  BookingConfirmation: {
    Email: {
      subject: 'Booked: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>Your freight ${freight} is booked with {{ServiceName}}.</p>`,
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
        `<p>We've requested a pickup for ${freight}.</p>`,
        '<p>Ready from: {{PickupDate}}</p>',
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: pickup requested for {{ConsignmentId}}, ready from {{PickupDate}}.',
    },
    Push: { subject: 'Pickup requested: {{ConsignmentId}}', content: 'Ready from {{PickupDate}}' },
  },
  StatusUpdate: {
    Email: {
      subject: '{{Status}}: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>Your freight ${freight} has a new status: {{Status}}.</p>`,
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} has a new status: {{Status}}. {{TrackingUrl}}',
    },
    Push: { subject: '{{Status}}: {{ConsignmentId}}', content: '{{FromPlace}} to {{ToPlace}}' },
  },
  Delivered: {
    Email: {
      subject: 'Delivered: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>Your freight ${freight} was delivered on {{DeliveredAt}}. ` +
          'Signed for by {{SignedBy}}.</p>',
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} was delivered. {{TrackingUrl}}',
    },
    Push: { subject: 'Delivered: {{ConsignmentId}}', content: 'Signed for by {{SignedBy}}' },
  },
  ImportFinished: {
    Email: {
      subject: '{{FileName}}: {{RowsBooked}} of {{RowsTotal}} rows are booked',
      content: lines(
        '<p>{{ImportedBy}} imported bookings from {{FileName}}.</p>',
        '<p>Rows: {{RowsTotal}}<br>Booked: {{RowsBooked}}<br>Not booked: {{RowsReturned}}</p>',
        '<p><a href="{{ImportUrl}}">View bookings</a></p>',
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
        '<p>{{NextStep}}<br><a href="{{QuoteUrl}}">View quote</a></p>',
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
  ScanReview: {
    Email: {
      subject: 'Scan to review: {{ScannedNumber}}',
      content: lines(
        '<p>{{ScannedBy}}: {{Reason}}, {{ScannedNumber}}.</p>',
        '<p>Scans to review: {{ScanCount}}<br><a href="{{ReviewUrl}}">Decide</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: scan to review, {{ScannedNumber}} ({{Reason}}). {{ReviewUrl}}',
    },
    Push: {
      subject: 'Scan to review: {{ScannedNumber}}',
      content: '{{ScannedBy}}: {{Reason}}',
    },
  },
  InvoiceIssued: {
    Email: {
      subject: 'Invoice {{InvoiceNumber}} from {{TenantName}}',
      content: lines(
        hello,
        '<p>Invoice {{InvoiceNumber}} for {{Amount}} is due on {{DueDate}}.</p>',
        '<p><a href="{{InvoiceUrl}}">View invoice</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: invoice {{InvoiceNumber}} for {{Amount}} is due on {{DueDate}}.',
    },
    Push: { subject: 'Invoice {{InvoiceNumber}}', content: '{{Amount}}, due on {{DueDate}}' },
  },
  StatementReady: {
    Email: {
      subject: 'Your statement from {{TenantName}}',
      content: lines(
        hello,
        '<p>Your statement is ready. The balance as at {{DueDate}} is {{Amount}}.</p>',
        '<p><a href="{{StatementUrl}}">View statement</a></p>',
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
        '<p>Invoice {{InvoiceNumber}} was due on {{DueDate}}. ' +
          'Please pay the outstanding {{Amount}} as soon as possible.</p>',
        '<p><a href="{{InvoiceUrl}}">View invoice</a></p>',
        "<p>If you've already paid, please ignore this reminder.</p>",
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: invoice {{InvoiceNumber}} for {{Amount}} was due on {{DueDate}}.',
    },
    Push: { subject: 'Invoice {{InvoiceNumber}} is overdue', content: '{{Amount}} outstanding' },
  },
  CardReceipt: {
    Email: {
      subject: 'Receipt: {{Amount}} for booking {{BookingId}}',
      content: lines(
        hello,
        "<p>We've charged {{Amount}}, including {{TaxAmount}} GST, to your card ({{Card}}) for " +
          'booking {{BookingId}}.</p>',
        '<p>Consignment: {{ConsignmentId}}<br>' +
          '<a href="{{TrackingUrl}}">Track your consignment</a></p>',
        '<p>ABN of {{TenantName}}: {{TaxNumber}}<br>Transaction ID: {{TransactionId}}</p>',
        '<p>To print the label, open your booking with its number and your e-mail address.<br>' +
          '<a href="{{BookingUrl}}">View your booking</a></p>',
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
        "<p>We've refunded {{Amount}} for booking {{BookingId}} to your card ({{Card}}).</p>",
        '<p>It may take a few days to appear in your account. ' +
          'Transaction ID: {{TransactionId}}</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{Amount}} refunded to {{Card}} for booking {{BookingId}}.',
    },
    Push: { subject: 'Refund: {{Amount}}', content: 'Booking {{BookingId}}' },
  },
  Quote: {
    Email: {
      subject: '{{TenantName}}: quote {{QuoteNumber}}, {{Price}}',
      content: lines(
        '<p>Here is a quote from {{SenderName}} for your freight from {{FromPlace}} to ' +
          '{{ToPlace}}:</p>',
        '<p>{{Price}} including GST, with {{ServiceName}}.<br>' +
          'Pieces: {{Pieces}}, total weight: {{Weight}} kg.<br>' +
          'This quote is valid until {{HeldUntil}}.</p>',
        '<p><a href="{{QuoteUrl}}">View quote</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: {{FromPlace}} to {{ToPlace}} for {{Price}}, valid until {{HeldUntil}}. ' +
        '{{QuoteUrl}}',
    },
    Push: {
      subject: 'Quote {{QuoteNumber}}: {{Price}}',
      content: '{{FromPlace}} to {{ToPlace}}, valid until {{HeldUntil}}',
    },
  },
  DriverInvitation: {
    Email: {
      subject: 'Drive for {{TenantName}}',
      content: lines(
        '<p>{{InvitedBy}} has invited you to drive for {{TenantName}}.</p>',
        '<p><a href="{{InvitationUrl}}">Accept the invitation</a> (valid for seven days)</p>',
        "<p>If you weren't expecting this e-mail, you can ignore it.</p>",
      ),
    },
    Sms: {
      subject: '',
      content: '{{InvitedBy}} has invited you to drive for {{TenantName}}: {{InvitationUrl}}',
    },
    Push: { subject: 'Drive for {{TenantName}}', content: '{{InvitedBy}} has invited you' },
  },
  PasswordReset: {
    Email: {
      subject: 'Reset your password for {{TenantName}}',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>We received a request to reset your password.</p>',
        '<p><a href="{{ResetUrl}}">Choose a new password</a></p>',
        "<p>If you didn't request this, you can ignore this e-mail. " +
          "Your password won't change.</p>",
        regards,
      ),
    },
    Sms: { subject: '', content: '{{TenantName}}: choose a new password at {{ResetUrl}}' },
    Push: { subject: 'Password reset', content: 'A new password was requested' },
  },
  WelcomeUser: {
    Email: {
      subject: 'Your account at {{TenantName}}',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>An account has been created for you at {{TenantName}}. ' +
          'Your username is {{SignInName}}.</p>',
        '<p>Sign in with the password from your administrator.</p>',
        '<p><a href="{{SignInUrl}}">Sign in</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: your username is {{SignInName}}. {{SignInUrl}}',
    },
    Push: { subject: 'Welcome to {{TenantName}}', content: 'Your username is {{SignInName}}' },
  },
  UserInvitation: {
    Email: {
      subject: 'Your account at {{TenantName}}',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>An account has been created for you at {{TenantName}}. ' +
          'Your username is {{SignInName}}.</p>',
        '<p><a href="{{ResetUrl}}">Choose a password</a> (valid for seven days)</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: your username is {{SignInName}}. {{ResetUrl}}',
    },
    Push: { subject: 'Welcome to {{TenantName}}', content: 'Your username is {{SignInName}}' },
  },
  EmailConfirmation: {
    Email: {
      subject: 'Please confirm your e-mail address',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>Please confirm that this is your e-mail address.</p>',
        '<p><a href="{{ConfirmUrl}}">Confirm your e-mail address</a> (valid for seven days)</p>',
        "<p>If you weren't expecting this e-mail, you can ignore it.</p>",
        regards,
      ),
    },
    Sms: { subject: '', content: '{{TenantName}}: confirm your e-mail address at {{ConfirmUrl}}' },
    Push: { subject: 'Confirm your e-mail address', content: 'Open the link in our e-mail' },
  },
  SecurityCode: {
    Email: {
      subject: 'Your security code',
      content: lines(
        '<p>Hello {{UserName}},</p>',
        '<p>Your security code is {{Code}}. It is valid for five minutes.</p>',
        "<p>If you aren't signing in, someone else may know your password. Please change it.</p>",
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
        '<p>{{CommenterName}} commented:</p>',
        '<p>{{Comment}}</p>',
        '<p><a href="{{DiscussionUrl}}">Open the discussion</a></p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{CommenterName}} on {{Topic}}: {{Comment}}' },
    Push: { subject: '{{Topic}}', content: '{{CommenterName}}: {{Comment}}' },
  },
};
